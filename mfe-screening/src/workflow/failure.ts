import * as http from '@shortlist/contracts/http/resumes';
import type { JobDetail } from '@shortlist/contracts/job';
import { ApiError } from '@shortlist/web-kit';

/** A job that the server says has failed. */
export class FailedJobError extends ApiError {
  constructor(readonly job: JobDetail) {
    const { status, message } = http.processResumes.errors.ScreeningFailed;
    super({
      status,
      code: String(status),
      message: job.failure ?? message,
      reason: 'ScreeningFailed',
    });
  }

  /** Any error of the API counts as an ApiError; only one with its job as this. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof ApiError && 'job' in value;
  }
}

/** The job whose start died: its files were not kept, and its id can start again. Null for any other error. */
export function deadStartOf(error: unknown): JobDetail | null {
  return error instanceof FailedJobError && error.job.phase === 'starting' ? error.job : null;
}

/** HTTP status of an error of the API, null when no answer came. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null;
}

/** True when the server says that the screening itself failed, which is final for its id. */
export function isFailedScreening(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'ScreeningFailed';
}

const inputStatuses = new Set([400, 402, 409, 413, 415, 422]);

/** True when only the user can help, by other input: demo data must never hide such an answer. */
export function isInputProblem(error: unknown): boolean {
  return inputStatuses.has(statusOf(error) ?? 0);
}

/** True when the server knows no such job. */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** Of addResumes: its first files are still being read. */
const notStarted: keyof typeof http.addResumes.errors = 'JobNotStarted';

/** True when the same request may well succeed in a moment: no connection, a server that starts again or is full. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError) || isFailedScreening(error)) return false;
  if (error.reason === notStarted) return true;
  return error.status === null
    ? error.code !== 'UNKNOWN_ERROR'
    : [502, 503, 504].includes(error.status);
}

/** True when nobody answered or the server failed: what features.demoFallback is for. */
export function isOutage(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500;
}
