import { MongoError } from './errors.js';

/** How many steps pass between two looks at the clock. */
const stepsPerLook = 64;

let deadline = Number.POSITIVE_INFINITY;
let steps = 0;

/**
 * Runs a command that may take that many milliseconds (undefined: any time). Its loops call {@link checkTime}. Commands
 * run one after another, and one that waits inside has no such loop, so one deadline serves them all.
 */
export function withTimeLimit<T>(milliseconds: number | undefined, run: () => T): T {
  if (milliseconds === undefined) return run();
  deadline = performance.now() + milliseconds;
  try {
    return run();
  } finally {
    deadline = Number.POSITIVE_INFINITY;
  }
}

/** One step of a loop; error 50 when the command's time is over. */
export function checkTime(): void {
  steps = (steps + 1) % stepsPerLook;
  if (steps === 0 && performance.now() > deadline) {
    throw new MongoError(50, 'operation exceeded time limit');
  }
}
