import { AsyncLocalStorage } from 'node:async_hooks';

/** What a process is at: the fields that every line carries which is logged meanwhile. Ids only, never what they stand for. */
export interface Work {
  /** That of the first call that caused it, over HTTP and messages alike. */
  readonly requestId: string;
  /** Of work that no answer waits for: what it is. */
  readonly task?: string;
  /** Of a message that is handled: where it was taken, what it is, which one and for the how manieth time. */
  readonly queue?: string;
  readonly key?: string;
  readonly messageId?: string;
  readonly attempt?: number;
}

const storage = new AsyncLocalStorage<Work>();

/** Runs `task`, and all it calls and begins, as this work; what the caller was at does not count. */
export function runWork<Result>(work: Work, task: () => Result): Result {
  return storage.run(work, task);
}

/** What is being done now; undefined outside of any work, as at the start of a process. */
export function currentWork(): Work | undefined {
  return storage.getStore();
}
