import { AsyncLocalStorage } from 'node:async_hooks';

/** The work being done: fields added to every line logged meanwhile. Ids only, never what they stand for. */
export interface Work {
  /** That of the call that started it all, passed on over HTTP and messages alike. */
  readonly requestId: string;
  /** Name of work that no response waits for. */
  readonly task?: string;
  /** For a message being handled: the queue it came from, its key, its id and the number of this attempt. */
  readonly queue?: string;
  readonly key?: string;
  readonly messageId?: string;
  readonly attempt?: number;
  /** For the scoring of a resume. */
  readonly jobId?: string;
  readonly candidateId?: string;
}

const storage = new AsyncLocalStorage<Work>();

/** Runs `task`, and all it calls and starts, as this work instead of the caller's. */
export function runWork<Result>(work: Work, task: () => Result): Result {
  return storage.run(work, task);
}

/** The current work; undefined outside of any, as at the start of a process. */
export function currentWork(): Work | undefined {
  return storage.getStore();
}
