import type { z } from 'zod';
import type { EngineFault, ProviderDetails } from '../../errors.js';
import type { Prompt } from './prompts.js';

/** One question to a language model. */
export interface ModelRequest {
  readonly prompt: Prompt;
  /** The error of the previous answer; null on the first try. */
  readonly correction: string | null;
  /** Name and form of the answer, for providers that can enforce it. */
  readonly name: string;
  readonly schema: z.ZodType;
}

export interface ModelReply {
  /** The model's text, unchecked. */
  readonly content: string;
  /** `cut`: it ended at a length limit. `declined`: the model would not answer. */
  readonly ending: 'complete' | 'cut' | 'declined';
  /** Tokens the provider counted, prompt and answer; 0 when it did not say. */
  readonly tokens: number;
}

/**
 * A service that answers questions by a language model, which is all that a new one has to provide. Retries, limits,
 * prompts and the treatment of answers are the same for all.
 */
export interface ModelProvider {
  /**
   * Asks once. Throws ProviderError for failures of the provider and nothing else; the signal's own abort may be thrown
   * in any form.
   */
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>;
}

export interface ProviderErrorOptions {
  readonly fault: EngineFault;
  /** Asking again at once can help. */
  readonly again: boolean;
  /** The provider wants fewer requests. Default false. */
  readonly busy?: boolean;
  readonly retryAfterMs?: number | null;
  readonly tokens?: number;
  readonly details?: ProviderDetails | null;
  /** Must not contain the provider's text or the resume: it is logged. */
  readonly cause?: unknown;
}

/** The provider failed or refused. The message is for a person and never holds the provider's text. */
export class ProviderError extends Error {
  readonly fault: EngineFault;
  readonly again: boolean;
  readonly busy: boolean;
  readonly retryAfterMs: number | null;
  readonly tokens: number;
  readonly details: ProviderDetails | null;

  constructor(message: string, options: ProviderErrorOptions) {
    super(message, { cause: options.cause });
    this.name = 'ProviderError';
    this.fault = options.fault;
    this.again = options.again;
    this.busy = options.busy ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.tokens = options.tokens ?? 0;
    this.details = options.details ?? null;
  }
}

/** The provider did not answer this question in time; fewer at once may help. */
export function tooSlow(): ProviderError {
  return new ProviderError('The AI service took too long to answer.', {
    fault: 'unusable',
    again: true,
    busy: true,
  });
}
