import type { SecondStep } from '@shortlist/contracts/errors';

/** As fetch rejects when its signal is aborted. */
export const cancelled = () => new DOMException('The call was cancelled.', 'AbortError');

const brand = Symbol.for('shortlist.ApiError');

export interface ApiErrorOptions {
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** The HTTP status as text, or NETWORK_ERROR, TIMEOUT_ERROR, UNKNOWN_ERROR (specification §8). */
  readonly code: string;
  /** The server's sentence: its detail, else its message, else 'An error occurred'. */
  readonly message: string;
  /** The answer's `detail`, when it had one. */
  readonly detail?: string | null;
  /** Name of the operation's error as the contract has it, e.g. `EmailTaken`; null when unknown. */
  readonly reason?: string | null;
  /** Seconds until the call may be made again; null when the server named none. */
  readonly retryAfterSeconds?: number | null;
  /** With the reason `SecondStepNeeded`: what the sign-in still needs. */
  readonly secondStep?: SecondStep | null;
  readonly cause?: unknown;
}

/**
 * A call of the API that failed. `message` is what the server said; what a person reads is `errorMessage(error)`.
 * `instanceof` also holds for an error thrown by another front end's copy of this class.
 */
export class ApiError extends Error {
  readonly status: number | null;
  readonly code: string;
  readonly detail: string | null;
  readonly reason: string | null;
  readonly retryAfterSeconds: number | null;
  readonly secondStep: SecondStep | null;
  readonly [brand] = true;

  constructor({
    status,
    code,
    message,
    detail = null,
    reason = null,
    retryAfterSeconds = null,
    secondStep = null,
    cause,
  }: ApiErrorOptions) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
    this.secondStep = secondStep;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value;
  }
}
