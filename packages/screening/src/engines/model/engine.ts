import type { Criterion, Verdict } from '@shortlist/contracts/screening';
import { MAX_CRITERIA } from '../../job/extract-criteria.js';
import { findJobTitle } from '../../job/job-title.js';
import { removeProtected } from '../../job/protected/remove-protected.js';
import { tidyText } from '../../text/words/tidy.js';
import type { ExtractedResume, PreparedJob, ScreeningEngine } from '../../types.js';
import { composeResult } from '../compose-result.js';
import { detectLanguageInThread } from '../language-in-thread.js';
import { currentMonth } from '../month.js';
import { readFacts } from '../read-facts.js';
import {
  type CriteriaAnswer,
  criteriaAnswer,
  keyOf,
  readVerdict,
  type VerdictsAnswer,
  verdictsAnswer,
} from './answers.js';
import { createAsk } from './ask.js';
import { BadAnswerError } from './bad-answer.js';
import { createAdaptiveLimit } from './limit/adaptive-limit.js';
import type { CallLimit } from './limit/call-limit.js';
import { type NumberedResume, numberResume, settleVerdict } from './numbered-resume.js';
import { criteriaPrompt } from './prompts.js';
import type { ModelProvider } from './provider.js';
import { verdictsPrompt } from './verdicts-prompt.js';

/** Raised whenever prompts, the treatment of answers or the language fit change. */
export const MODEL_ENGINE_VERSION = '1.5.0';

const MAX_CRITERION = 300;
const WEIGHT = { min: 1, max: 5 } as const;

/** How a model is asked, whoever provides it. */
export interface ModelEngineOptions {
  /** Time for one try, in milliseconds; default 60 000. Local models may need minutes. */
  readonly timeoutMs?: number | undefined;
  /** Tries per question; default 4. */
  readonly maxAttempts?: number | undefined;
  /** Questions at the same time; default 8, lowered by itself when the provider says 'too many'. */
  readonly concurrency?: number | undefined;
  /** Takes the place of `concurrency`, for processes that share what the provider bears. */
  readonly limit?: CallLimit | undefined;
  /** Wait before the second try, in milliseconds, doubling after; default 500. */
  readonly retryDelayMs?: number | undefined;
}

export interface CreateModelEngineOptions extends ModelEngineOptions {
  /** The engine's name in the registry. */
  readonly name: string;
  readonly model: string;
  readonly provider: ModelProvider;
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

function checkVerdicts(answer: VerdictsAnswer): void {
  const bad = Object.keys(answer).filter((key) => readVerdict(answer[key] ?? '') === null);
  if (bad.length === 0) return;
  throw new BadAnswerError(
    'The AI service did not judge each criterion once.',
    `Answer "met N words", "partly N words" or "no" for each of: ${bad.join(', ')}.`,
  );
}

function settle(
  resume: ExtractedResume,
  numbered: NumberedResume,
  criteria: readonly Criterion[],
  answer: VerdictsAnswer,
): readonly Verdict[] {
  return criteria.map(({ id }, at) => {
    const claimed = readVerdict(answer[keyOf(at)] ?? '');
    if (!claimed) throw new Error(`The answer for ${keyOf(at)} was not checked.`);
    return settleVerdict(resume, numbered, id, claimed);
  });
}

/**
 * The engine that lets a language model of any provider judge. The model never gives a score: what it names as evidence
 * is looked up in the visible text, and the score is computed by the same code as everywhere else.
 */
export function createModelEngine(options: CreateModelEngineOptions): ScreeningEngine {
  const { name, model, provider } = options;
  const info = { name, version: MODEL_ENGINE_VERSION, model };
  const ask = createAsk(provider, {
    timeoutMs: options.timeoutMs ?? 60_000,
    maxAttempts: options.maxAttempts ?? 4,
    limit: options.limit ?? createAdaptiveLimit(options.concurrency ?? 8),
    retryDelayMs: options.retryDelayMs ?? 500,
  });
  return {
    info,
    async prepareJob(jobDescription, { signal, asOf = currentMonth(), given } = {}) {
      if (given) {
        const { title, criteria } = given;
        const job = { title, criteria, jobDescription, leftOut: [], engine: info, asOf };
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
        asOf,
      };
      return { job, tokensUsed };
    },
    async screen(job, resume, { signal, resumes = Infinity, known = [] } = {}) {
      // The model reads other languages too, so the language is only reported.
      const language = await detectLanguageInThread(resume.text);
      const facts = { ...readFacts(job, resume), language };
      const isKnown = ({ id }: Criterion) => known.some((each) => each.criterionId === id);
      const ofJob = known.filter((each) => job.criteria.some(({ id }) => id === each.criterionId));
      const asked = { ...job, criteria: job.criteria.filter((each) => !isKnown(each)) };
      if (asked.criteria.length === 0) return composeResult(job, facts, ofJob, name, 0);
      const numbered = numberResume(resume);
      const { cachedPrefixTokens } = provider;
      const { answer, tokensUsed } = await ask({
        name: 'verdicts',
        prompt: verdictsPrompt(asked, numbered.text, { cachedPrefixTokens, resumes }),
        schema: verdictsAnswer(asked.criteria),
        check: checkVerdicts,
        signal,
      });
      const verdicts = settle(resume, numbered, asked.criteria, answer);
      return composeResult(job, facts, [...ofJob, ...verdicts], name, tokensUsed);
    },
  };
}
