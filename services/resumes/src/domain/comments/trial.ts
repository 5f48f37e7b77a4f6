import type { Context } from '../../context.js';

/** How long something new of a screening lasts until it is known to stay, in milliseconds. */
const TRIAL_MS = 60_000;

/**
 * When the database removes what is written now, unless it is given its real end. What is new of a screening is written
 * with this first and kept only after another look at the screening: code that deletes that in between either finds it or is
 * seen, and what a crash leaves in between goes by itself.
 */
export function trialEnd(context: Context): Date {
  return new Date(context.clock().getTime() + TRIAL_MS);
}
