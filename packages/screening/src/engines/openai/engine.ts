import type { Criterion } from '@shortlist/contracts';
import { MAX_CRITERIA } from '../../job/extract-criteria.js';
import { findJobTitle } from '../../job/job-title.js';
import { removeProtected } from '../../job/protected-attributes.js';
import { tidyText } from '../../text/tidy.js';
import type { PreparedJob, ScreeningEngine } from '../../types.js';
import { checkVerdict } from '../../judge/check-quote.js';
import { isInstruction } from '../../text/instruction-text.js';
import { currentMonth } from '../month.js';
import { presentResult } from '../present-result.js';
import { readFacts } from '../read-facts.js';
import {
  criteriaAnswer,
  verdictsAnswer,
  type CriteriaAnswer,
  type VerdictsAnswer,
} from './answers.js';
import { createAsk } from './ask.js';
import { BadAnswerError } from './bad-answer.js';
import { criteriaPrompt, verdictsPrompt } from './prompts.js';

/** Raised whenever prompts, the treatment of answers or the language fit change. */
export const OPENAI_ENGINE_VERSION = '1.1.0';

const DEFAULT_MODEL = 'gpt-4.1-mini';
const MAX_CRITERION = 300;
const WEIGHT = { min: 1, max: 5 } as const;
/** No resume is longer; what is beyond would only cost tokens. */
const MAX_RESUME = 60_000;

export interface CreateOpenAiEngineOptions {
  readonly apiKey: string;
  /** Any server that speaks the chat completions API; default: OpenAI's own. */
  readonly baseURL?: string;
  readonly model?: string;
  /** Time for one try, in milliseconds; default 60 000. Local models may need minutes. */
  readonly timeoutMs?: number;
  /** Tries per question; default 4. */
  readonly maxAttempts?: number;
  /** Questions at the same time; default 8, lowered by itself when the provider says 'too many'. */
  readonly concurrency?: number;
  /** Wait before the second try, in milliseconds, doubling after; default 500. */
  readonly retryDelayMs?: number;
}

function toCriteria(answer: CriteriaAnswer): Pick<PreparedJob, 'criteria' | 'leftOut'> {
  const leftOut = answer.leftOut.map(({ text, reason }) => ({
    text: text.slice(0, MAX_CRITERION),
    reason: reason.slice(0, MAX_CRITERION),
  }));
  const criteria: Criterion[] = [];
  for (const each of answer.criteria.slice(0, MAX_CRITERIA)) {
    const { rest, matches } = removeProtected(
      tidyText(each.text).replace(/\s+/g, ' ').slice(0, MAX_CRITERION),
    );
    leftOut.push(...matches);
    if (!/\p{L}/u.test(rest)) continue;
    const weight = Math.min(WEIGHT.max, Math.max(WEIGHT.min, each.weight));
    criteria.push({ id: `c${criteria.length + 1}`, text: rest, kind: each.kind, weight });
  }
  return { criteria, leftOut };
}

/** Every criterion must have exactly one verdict: a gap must not become a made-up 'not found'. */
function checkIds(criteria: readonly Criterion[], answer: VerdictsAnswer): void {
  const ids = answer.verdicts.map((each) => each.criterionId);
  const isComplete = ids.length === criteria.length && criteria.every(({ id }) => ids.includes(id));
  if (isComplete) return;
  throw new BadAnswerError(
    'The AI service did not judge each criterion once.',
    `Give exactly one verdict for each of these ids: ${criteria.map(({ id }) => id).join(', ')}.`,
  );
}

/** Text that plays the evaluator stands in the resume, but is no evidence. */
function isForged(quote: string | null): boolean {
  return quote !== null && isInstruction(quote);
}

/**
 * The engine that lets a language model judge, through any OpenAI-compatible server. The model never gives a score:
 * its quotes are checked against the visible text and the score is computed by the same code as everywhere.
 */
export function createOpenAiEngine(options: CreateOpenAiEngineOptions): ScreeningEngine {
  const model = options.model ?? DEFAULT_MODEL;
  const info = { name: 'openai', version: OPENAI_ENGINE_VERSION, model } as const;
  const ask = createAsk({
    apiKey: options.apiKey,
    baseURL: options.baseURL,
    model,
    timeoutMs: options.timeoutMs ?? 60_000,
    maxAttempts: options.maxAttempts ?? 4,
    concurrency: options.concurrency ?? 8,
    retryDelayMs: options.retryDelayMs ?? 500,
  });
  return {
    info,
    async prepareJob(jobDescription, { signal, asOf, given } = {}) {
      if (given) {
        const { title, criteria } = given;
        const month = asOf ?? currentMonth();
        const job = { title, criteria, jobDescription, leftOut: [], engine: info, asOf: month };
        return { job, tokensUsed: 0 };
      }
      const { answer, tokensUsed } = await ask({
        name: 'criteria',
        prompt: criteriaPrompt(tidyText(jobDescription)),
        schema: criteriaAnswer,
        check: () => undefined,
        signal,
      });
      const title = tidyText(answer.title).replace(/\s+/g, ' ').slice(0, 80);
      const job: PreparedJob = {
        title: title || findJobTitle(jobDescription),
        jobDescription,
        ...toCriteria(answer),
        engine: info,
        asOf: asOf ?? currentMonth(),
      };
      return { job, tokensUsed };
    },
    async screen(job, resume, { signal, known = [] } = {}) {
      const facts = readFacts(job, resume);
      const asked = job.criteria.filter(({ id }) => !known.some((each) => each.criterionId === id));
      const ofJob = known.filter((each) => job.criteria.some(({ id }) => id === each.criterionId));
      if (asked.length === 0) return presentResult(job, facts, ofJob, 'openai', 0);
      const { answer, tokensUsed } = await ask({
        name: 'verdicts',
        prompt: verdictsPrompt(asked, resume.text.slice(0, MAX_RESUME)),
        schema: verdictsAnswer,
        check: (verdicts) => checkIds(asked, verdicts),
        signal,
      });
      const verdicts = asked.map(({ id }) => {
        const claimed = answer.verdicts.find(
          (each) => each.criterionId === id && !isForged(each.quote),
        );
        return checkVerdict(
          resume,
          claimed ?? { criterionId: id, verdict: 'not-found', quote: null },
        );
      });
      return presentResult(job, facts, [...ofJob, ...verdicts], 'openai', tokensUsed);
    },
  };
}
