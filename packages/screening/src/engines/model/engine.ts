import { EngineError } from '../../errors.js';
import type { ScreeningEngine } from '../../types.js';
import { readClaims, type VerdictsAnswer, verdictsAnswer } from '../question/answers.js';
import type { OpenQuestion } from '../question/question.js';
import { type CodeWork, workHere } from '../threads/code-work.js';
import { type Ask, createAsk } from './ask.js';
import { BadAnswerError } from './bad-answer.js';
import { createAdaptiveLimit } from './limit/adaptive-limit.js';
import type { CallLimit } from './limit/call-limit.js';
import { verdictsPrompt } from './prompts.js';
import type { ModelProvider } from './provider.js';

/** Raised whenever prompts, the treatment of answers or the local engine's judging change. */
export const MODEL_ENGINE_VERSION = '2.0.0';

/** How a model is asked, no matter who provides it. */
export interface ModelEngineOptions {
  /** Time for one try, in milliseconds; default 60 000. Local models may need minutes. */
  readonly timeoutMs?: number | undefined;
  /** Tries per question; default 4. */
  readonly maxAttempts?: number | undefined;
  /** Questions at the same time; default 8, lowered by itself when the provider says 'too many'. */
  readonly concurrency?: number | undefined;
  /** Takes the place of `concurrency`, for processes that share what the provider bears. */
  readonly limit?: CallLimit | undefined;
  /** Where code reads and judges; default: in the caller's thread. */
  readonly codeWork?: CodeWork | undefined;
  /** Wait before the second try, in milliseconds, doubling after; default 500. */
  readonly retryDelayMs?: number | undefined;
}

export interface CreateModelEngineOptions extends ModelEngineOptions {
  /** The engine's name in the registry. */
  readonly name: string;
  readonly model: string;
  readonly provider: ModelProvider;
}

function checkClaims(answer: VerdictsAnswer, count: number): void {
  const claims = readClaims(answer);
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((n) => !claims.has(n));
  if (missing.length === 0) return;
  throw new BadAnswerError(
    'The AI service did not judge each requirement once.',
    `One line "R verdict N words" or "R no" is missing for each of: ${missing.join(', ')}.`,
  );
}

/** A model's answer about the open requirements; null where it was unusable. */
interface Answered {
  readonly answer: VerdictsAnswer | null;
  readonly tokensUsed: number;
}

/** Asks about a resume. An answer that is of no use leaves the local verdicts; any other failure is thrown. */
async function askAbout(ask: Ask, open: OpenQuestion, signal?: AbortSignal): Promise<Answered> {
  if (open.criteria.length === 0) return { answer: { a: [] }, tokensUsed: 0 };
  try {
    return await ask({
      name: 'verdicts',
      prompt: verdictsPrompt(open),
      schema: verdictsAnswer,
      check: (answer) => checkClaims(answer, open.criteria.length),
      signal,
    });
  } catch (error) {
    if (!(error instanceof EngineError) || error.fault !== 'unusable') throw error;
    return { answer: null, tokensUsed: error.tokensUsed };
  }
}

/**
 * The engine that asks a language model of any provider about what the local engine leaves unclear. The model never
 * gives a score: what it names as evidence is looked up in the visible text, and the score is computed as everywhere else.
 */
export function createModelEngine(options: CreateModelEngineOptions): ScreeningEngine {
  const { name, model, provider, codeWork = workHere() } = options;
  const info = { name, version: MODEL_ENGINE_VERSION, model };
  const ask = createAsk(provider, {
    timeoutMs: options.timeoutMs ?? 60_000,
    maxAttempts: options.maxAttempts ?? 4,
    limit: options.limit ?? createAdaptiveLimit(options.concurrency ?? 8),
    retryDelayMs: options.retryDelayMs ?? 500,
  });
  return {
    info,
    async prepareJob(jobDescription, call = {}) {
      const prepared = await codeWork.prepareJob(jobDescription, call);
      return { ...prepared, job: { ...prepared.job, engine: info }, tokensUsed: 0 };
    },
    async screen(job, resume, { known = [], ...call } = {}) {
      const open = await codeWork.findQuestion(job, resume, known, call);
      const { answer, tokensUsed } = await askAbout(ask, open, call.signal);
      const settlement = { known, open, answer, tokensUsed, engine: name };
      return codeWork.settleAnswer(job, resume, settlement, call);
    },
  };
}
