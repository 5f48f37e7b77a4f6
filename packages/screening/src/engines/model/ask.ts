import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { EngineError } from '../../errors.js';
import { BadAnswerError } from './bad-answer.js';
import type { CallLimit } from './limit/call-limit.js';
import { parseAnswer } from './parse-answer.js';
import type { Prompt } from './prompts.js';
import { type ModelProvider, type ModelReply, ProviderError, tooSlow } from './provider.js';

const MAX_DELAY_MS = 30_000;

export interface AskOptions {
  /** Time for one try, to the last byte, in milliseconds. */
  readonly timeoutMs: number;
  readonly maxAttempts: number;
  /** How many tries may run at once. */
  readonly limit: CallLimit;
  /** Wait before the second try, in milliseconds; doubles with each further one. */
  readonly retryDelayMs: number;
}

export interface Question<Answer> {
  readonly name: string;
  readonly prompt: Prompt;
  readonly schema: z.ZodType<Answer>;
  /** Throws BadAnswerError for an answer of the right form that can't be true. */
  readonly check: (answer: Answer) => void;
  readonly signal?: AbortSignal | undefined;
}

export type Ask = <Answer>(
  question: Question<Answer>,
) => Promise<{ readonly answer: Answer; readonly tokensUsed: number }>;

interface Failure {
  readonly error: ProviderError;
  /** For the next try; null where the answer was not the problem. */
  readonly correction: string | null;
}

type Attempt<Answer> =
  | { readonly answer: Answer; readonly tokens: number }
  | { readonly failure: Failure; readonly tokens: number };

function unusable(error: BadAnswerError): Failure {
  const provider = new ProviderError(error.message, {
    fault: 'unusable',
    again: true,
    cause: error,
  });
  return { error: provider, correction: error.correction };
}

function toEngineError(error: ProviderError, tokensUsed: number): EngineError {
  const { fault, retryAfterMs, details: provider } = error;
  return new EngineError(error.message, {
    fault,
    retryAfterMs,
    tokensUsed,
    provider,
    cause: error.cause ?? error,
  });
}

/**
 * Asks a provider for structured answers, with retries. Throws EngineError for failures of the provider. The caller's
 * own abort and our own faults are rethrown as they are.
 */
export function createAsk(provider: ModelProvider, options: AskOptions): Ask {
  /** One try. Ends in time, whatever the provider does, as long as the provider heeds the signal. */
  async function replyOf(
    { prompt, name, schema, signal: callers }: Omit<Question<unknown>, 'check'>,
    correction: string | null,
  ): Promise<ModelReply | ProviderError> {
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const signal = callers ? AbortSignal.any([callers, timeout]) : timeout;
    try {
      return await provider.ask({ prompt, name, schema, correction }, signal);
    } catch (error) {
      callers?.throwIfAborted();
      const isProviders = error instanceof ProviderError;
      if (timeout.aborted && !(isProviders && error.fault !== 'unavailable')) return tooSlow();
      if (isProviders) return error;
      throw error;
    }
  }

  async function attempt<Answer>(
    question: Question<Answer>,
    correction: string | null,
  ): Promise<Attempt<Answer>> {
    const reply = await replyOf(question, correction);
    if (reply instanceof ProviderError) {
      return { failure: { error: reply, correction: null }, tokens: reply.tokens };
    }
    const { tokens } = reply;
    try {
      const answer = parseAnswer(question.schema, reply);
      question.check(answer);
      return { answer, tokens };
    } catch (error) {
      if (error instanceof BadAnswerError) return { failure: unusable(error), tokens };
      throw error;
    }
  }

  async function pause(error: ProviderError, tries: number, signal?: AbortSignal): Promise<void> {
    if (error.fault !== 'unavailable') return;
    const backoff = options.retryDelayMs * 2 ** (tries - 1);
    const ms = Math.min(MAX_DELAY_MS, Math.max(error.retryAfterMs ?? 0, backoff));
    await delay(ms, undefined, signal ? { signal } : {});
  }

  return async (question) => {
    let tokensUsed = 0;
    let correction: string | null = null;
    for (let tries = 1; ; tries += 1) {
      const result = await options.limit.run(
        () => attempt(question, correction),
        (outcome) => 'failure' in outcome && outcome.failure.error.busy,
      );
      tokensUsed += result.tokens;
      if ('answer' in result) return { answer: result.answer, tokensUsed };
      const { error } = result.failure;
      if (!error.again || tries >= options.maxAttempts) throw toEngineError(error, tokensUsed);
      correction = result.failure.correction ?? correction;
      await pause(error, tries, question.signal);
    }
  };
}
