import { ApiError } from './api-error.js';
import { readSecondStep } from './read-session.js';

export interface AnsweredErrorOptions {
  /** 400 or above. */
  readonly status: number;
  readonly body: unknown;
  /** The answer's header. */
  readonly retryAfter?: unknown;
  readonly cause?: unknown;
}

/** The failure of a call that the server answered. */
export function createAnsweredError(options: AnsweredErrorOptions): ApiError {
  const { status, body, retryAfter, cause } = options;
  const detail = textOf(body, 'detail');
  return new ApiError({
    status,
    code: String(status),
    message: detail ?? textOf(body, 'message') ?? 'An error occurred',
    detail,
    reason: textOf(body, 'code'),
    retryAfterSeconds: secondsOf(retryAfter),
    secondStep: readSecondStep(body),
    cause,
  });
}

/** A `retry-after` in seconds; its other form, a date, is not one that the services send. */
function secondsOf(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

function textOf(body: unknown, field: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value = (body as Record<string, unknown>)[field];
  return typeof value === 'string' && value !== '' ? value : null;
}
