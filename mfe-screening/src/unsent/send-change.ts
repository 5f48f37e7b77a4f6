import * as http from '@shortlist/contracts/http/resumes';
import type { ChangedRows } from '@shortlist/contracts/people';
import type { CallOperation } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { isPassing, statusOf } from '../workflow/failure.js';
import type { UnsentChange } from './unsent-change.js';

/** Why nothing is stored at the moment. */
export type SendError = 'connection' | 'server';

/** Has the server store a change. */
export function sendChange(call: CallOperation, change: UnsentChange): Promise<ChangedRows> {
  const params = { id: change.jobId };
  return change.kind === 'decision'
    ? call(http.decideCandidates, { params, body: change.body })
    : call(http.markCandidates, { params, body: change.body });
}

/** True when the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return statusOf(error) === 401;
}

/** Why the same change may be stored a little later; null when the server has refused it. */
export function sendErrorOf(error: unknown): SendError | null {
  const status = statusOf(error);
  if (status === 429 || isSignedOut(error)) return 'server';
  if (!isPassing(error)) return null;
  return status === null ? 'connection' : 'server';
}

/** How long the server asks to be left alone, in milliseconds. */
export function askedPause(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
}
