import { randomUUID } from 'node:crypto';
import { currentWork, runWork } from './current-work.js';

/** Runs a part of the work in hand under a name of its own; without work in hand it gets an id of its own. */
export function continueTask<Result>(name: string, task: () => Result): Result {
  const work = currentWork() ?? { requestId: randomUUID() };
  return runWork({ ...work, task: name }, task);
}

/**
 * Goes on with what an earlier request began, under that request's id; null or none where it was not written down: then under
 * the id of the work in hand.
 */
export function resumeWork<Result>(
  requestId: string | null | undefined,
  task: () => Result,
): Result {
  const work = currentWork() ?? { requestId: randomUUID() };
  return runWork(requestId ? { ...work, requestId } : work, task);
}

/** Runs what begins by itself, as a pass of a sweeper does: under an id of its own, whoever started it. */
export function beginTask<Result>(name: string, task: () => Result): Result {
  return runWork({ requestId: randomUUID(), task: name }, task);
}
