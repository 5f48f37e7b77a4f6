import { randomUUID } from 'node:crypto';
import { currentWork, runWork } from './current-work.js';

/** Runs a part of the work in hand under a name of its own; without work in hand it gets an id of its own. */
export function continueTask<Result>(name: string, task: () => Result): Result {
  const work = currentWork() ?? { requestId: randomUUID() };
  return runWork({ ...work, task: name }, task);
}

/** Runs what begins by itself, as a pass of a sweeper does: under an id of its own, whoever started it. */
export function beginTask<Result>(name: string, task: () => Result): Result {
  return runWork({ requestId: randomUUID(), task: name }, task);
}
