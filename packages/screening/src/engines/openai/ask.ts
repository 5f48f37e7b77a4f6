import { setTimeout as delay } from 'node:timers/promises';
import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { z } from 'zod';
import { EngineError } from '../../errors.js';
import { createAdaptiveLimit } from './adaptive-limit.js';
import { classifyError, type Failure } from './classify-error.js';
import { createLimitedFetch } from './limited-fetch.js';
import { parseAnswer } from './parse-answer.js';
import type { Prompt } from './prompts.js';

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const MAX_DELAY_MS = 30_000;
const SEED = 20_260_101;

export interface CreateAskOptions {
  readonly apiKey: string;
  readonly baseURL: string | undefined;
  readonly model: string;
  /** Time for one try, to the last byte, in milliseconds. */
  readonly timeoutMs: number;
  readonly maxAttempts: number;
  readonly concurrency: number;
  /** Wait before the second try, in milliseconds; doubles with each further one. */
  readonly retryDelayMs: number;
}

export interface Question<Answer> {
  readonly name: string;
  readonly prompt: Prompt;
  readonly schema: z.ZodType<Answer>;
  /** Throws BadAnswerError for an answer of the right form that can't be true, such as unknown ids. */
  readonly check: (answer: Answer) => void;
  readonly signal?: AbortSignal | undefined;
}

export type Ask = <Answer>(
  question: Question<Answer>,
) => Promise<{ answer: Answer; tokensUsed: number }>;

type Attempt<Answer> =
  | { readonly answer: Answer; readonly tokens: number }
  | { readonly failure: Failure; readonly tokens: number };

function spentTokens(completion: OpenAI.ChatCompletion): number {
  const total = completion.usage?.total_tokens ?? 0;
  return Number.isSafeInteger(total) && total > 0 ? total : 0;
}

function toEngineError(failure: Exclude<Failure, { kind: 'unsupported' }>, tokensUsed: number) {
  return new EngineError(failure.message, {
    transient: failure.kind === 'unavailable',
    retryAfterMs: failure.kind === 'unavailable' ? failure.retryAfterMs : null,
    tokensUsed,
  });
}

/** Asks a chat completions API for structured answers, with retries. Throws EngineError; the caller's own abort is rethrown as it is. */
export function createAsk(options: CreateAskOptions): Ask {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseURL ?? null,
    maxRetries: 0,
    timeout: options.timeoutMs,
    fetch: createLimitedFetch(MAX_ANSWER_BYTES),
    logLevel: 'off',
  });
  const limit = createAdaptiveLimit(options.concurrency);
  /** What this server turned out not to know; asked for once, then left out. */
  const unsupported = new Set<string>();

  function requestFor<Answer>(
    question: Question<Answer>,
    correction: string | null,
  ): ChatCompletionCreateParamsNonStreaming {
    const { system, user } = question.prompt;
    return {
      model: options.model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
        ...(correction ? [{ role: 'user' as const, content: `${correction} Answer again.` }] : []),
      ],
      response_format: unsupported.has('json_schema')
        ? { type: 'json_object' }
        : zodResponseFormat(question.schema, question.name),
      ...(unsupported.has('temperature') ? {} : { temperature: 0 }),
      ...(unsupported.has('seed') ? {} : { seed: SEED }),
    };
  }

  async function attempt<Answer>(
    question: Question<Answer>,
    correction: string | null,
  ): Promise<Attempt<Answer>> {
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const signal = question.signal ? AbortSignal.any([question.signal, timeout]) : timeout;
    let tokens = 0;
    try {
      const request = requestFor(question, correction);
      const completion = await client.chat.completions.create(request, { signal });
      tokens = spentTokens(completion);
      const answer = parseAnswer(question.schema, completion);
      question.check(answer);
      return { answer, tokens };
    } catch (error) {
      question.signal?.throwIfAborted();
      return { failure: classifyError(error, timeout.aborted), tokens };
    }
  }

  async function pause(failure: Failure, tries: number, signal?: AbortSignal): Promise<void> {
    if (failure.kind !== 'unavailable') return;
    const backoff = options.retryDelayMs * 2 ** (tries - 1);
    const ms = Math.min(MAX_DELAY_MS, Math.max(failure.retryAfterMs ?? 0, backoff));
    await delay(ms, undefined, signal ? { signal } : {});
  }

  return async (question) => {
    let tokensUsed = 0;
    let correction: string | null = null;
    for (let tries = 1; ; tries += 1) {
      const result = await limit.run(() => attempt(question, correction));
      tokensUsed += result.tokens;
      if ('answer' in result) return { answer: result.answer, tokensUsed };
      const { failure } = result;
      if (failure.kind === 'unsupported') {
        if (unsupported.has(failure.feature)) {
          throw new EngineError('The AI service refused the request.', {
            transient: false,
            tokensUsed,
          });
        }
        unsupported.add(failure.feature);
        tries -= 1;
        continue;
      }
      if (failure.kind === 'unavailable' && failure.busy) limit.slowDown();
      if (failure.kind === 'refused' || tries >= options.maxAttempts) {
        throw toEngineError(failure, tokensUsed);
      }
      correction = failure.kind === 'bad-answer' ? failure.correction : correction;
      await pause(failure, tries, question.signal);
    }
  };
}
