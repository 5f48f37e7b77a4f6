import type { Context } from '../context.js';

/** The longest pause between two tries. */
export const longestPauseMs = 60 * 60 * 1000;
/** From so many tries on an operator should look at why. */
export const manyTries = 5;

/** When services that have not confirmed something are told again. Pauses grow: somebody has to repair something first. */
export function nextTryAt({ config, clock }: Context, tries: number): Date {
  const pauseMs = Math.min(longestPauseMs, config.mailRetryMs * 2 ** Math.min(tries, 20));
  return new Date(clock().getTime() + pauseMs);
}
