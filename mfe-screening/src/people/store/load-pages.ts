import * as http from '@shortlist/contracts/http/resumes';
import type { CandidateRow } from '@shortlist/contracts/people';
import type { CallOperation } from '@shortlist/host-api';
import { ApiError, errorMessage } from '@shortlist/web-kit';
import { whenIdle } from '@shortlist/web-kit';
import { wait } from '../../workflow/follow/wait.js';

/** Pause before the first repetition of a page and the longest one, in milliseconds; each is twice the one before. */
const pauses = { first: 1000, longest: 30_000 } as const;

/** Rows asked for at once: reading them must not keep a key that is pressed meanwhile waiting. */
const rowsAtOnce = 500;

/** True when asking again can help: not when the server said that the screening is gone or not this person's. */
function isPassing(error: unknown): boolean {
  const status = error instanceof ApiError ? error.status : null;
  return status === null || status >= 500 || status === 429;
}

export interface LoadPagesOptions {
  readonly call: CallOperation;
  readonly jobId: string;
  /** `next` of the page before: null when it was the last, undefined to begin with the first. */
  readonly after: string | null | undefined;
  readonly detail?: 'row' | 'full';
  readonly signal: AbortSignal;
  /** A page could not be loaded and is being asked for again, as a sentence; null once it came. */
  readonly onProblem: (problem: string | null) => void;
}

/** A screening's further rows, page by page. A page that fails for a passing reason is asked for until it comes. */
export async function* loadPages({
  call,
  jobId,
  after,
  detail = 'row',
  signal,
  onProblem,
}: LoadPagesOptions): AsyncGenerator<CandidateRow[]> {
  let next: string | null | undefined = after;
  let pause: number = pauses.first;
  while (next !== null && !signal.aborted) {
    await whenIdle();
    if (signal.aborted) return;
    try {
      const query = { detail, after: next, limit: rowsAtOnce };
      const page = await call(http.listRows, { params: { id: jobId }, query, signal });
      if (pause !== pauses.first) onProblem(null);
      pause = pauses.first;
      next = page.next;
      yield page.rows;
    } catch (error) {
      if (signal.aborted) return;
      if (!isPassing(error)) throw error;
      onProblem(errorMessage(error));
      await wait(pause, signal);
      pause = Math.min(pauses.longest, pause * 2);
    }
  }
}
