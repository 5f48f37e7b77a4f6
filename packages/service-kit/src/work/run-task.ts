import { randomUUID } from 'node:crypto';
import { currentWork, runWork } from './current-work.js';

/** Runs a task as a named part of the current work; outside of any work it gets an id of its own. */
export function continueTask<Result>(name: string, task: () => Result): Result {
  const work = currentWork() ?? { requestId: randomUUID() };
  return runWork({ ...work, task: name }, task);
}

/**
 * Continues what an earlier request began, under that request's id or, where that was not recorded (null, undefined),
 * under the id of the current work.
 */
export function resumeWork<Result>(
  requestId: string | null | undefined,
  task: () => Result,
): Result {
  const work = currentWork() ?? { requestId: randomUUID() };
  return runWork(requestId ? { ...work, requestId } : work, task);
}

/** Runs what nobody requested, such as a pass of a sweeper, under an id of its own, no matter who started it. */
export function beginTask<Result>(name: string, task: () => Result): Result {
  return runWork({ requestId: randomUUID(), task: name }, task);
}
