/**
 * Why an engine has no answer. `unavailable`: the provider is down or busy, waiting can help. `refused`: it refuses this
 * configuration, only a person can help (key, model, credit). `unusable`: this one question got no answer that may be
 * used; another text may fare better.
 */
export type EngineFault = 'unavailable' | 'refused' | 'unusable';

/** Identifiers from a provider's error, for the log, without its text, which may quote the resume. */
export interface ProviderDetails {
  readonly status: number | null;
  readonly code: string | null;
  readonly type: string | null;
  readonly param: string | null;
  readonly requestId: string | null;
}

export interface EngineErrorOptions {
  readonly fault: EngineFault;
  /** How long the provider asked to wait, in milliseconds; default: it did not say. */
  readonly retryAfterMs?: number | null;
  /** Tokens spent before the failure, to be charged all the same; default 0. */
  readonly tokensUsed?: number;
  readonly provider?: ProviderDetails | null;
  /** Must not carry the provider's text or the resume: it is logged. */
  readonly cause?: unknown;
}

/**
 * An engine could not give its answer, and it is the provider's doing: a fault of our own stays the error that it is.
 * The message is for a person, says what to do, and never holds the provider's text.
 */
export class EngineError extends Error {
  readonly fault: EngineFault;
  readonly retryAfterMs: number | null;
  readonly tokensUsed: number;
  readonly provider: ProviderDetails | null;

  constructor(message: string, options: EngineErrorOptions) {
    super(message, { cause: options.cause });
    this.name = 'EngineError';
    this.fault = options.fault;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.tokensUsed = options.tokensUsed ?? 0;
    this.provider = options.provider ?? null;
  }

  /** True when the same question can be answered later without anybody doing anything. */
  get transient(): boolean {
    return this.fault === 'unavailable';
  }
}
