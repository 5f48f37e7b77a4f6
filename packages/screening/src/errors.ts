/** An engine could not give its answer. `transient` says whether trying again later can help. */
export class EngineError extends Error {
  readonly transient: boolean;
  /** How long the provider asked to wait, in milliseconds; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** Tokens spent before the failure, to be charged all the same. */
  readonly tokensUsed: number;

  constructor(
    message: string,
    options: {
      transient: boolean;
      retryAfterMs?: number | null;
      tokensUsed?: number;
      cause?: unknown;
    },
  ) {
    super(message, { cause: options.cause });
    this.name = 'EngineError';
    this.transient = options.transient;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.tokensUsed = options.tokensUsed ?? 0;
  }
}
