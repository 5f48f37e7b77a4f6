import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';
import { giveBack } from '../records/give-back.js';

const firstPauseMs = 5000;
const longestPauseMs = 60_000;

export const waitsForScreenings =
  'It waits because the screening did not confirm that it may be sent. We will try again.';

/** How long to wait after so many tries without an answer, in milliseconds: twice as long each time, to a minute. */
export function pauseAfter(tries: number): number {
  return Math.min(firstPauseMs * 2 ** Math.min(tries - 1, 20), longestPauseMs);
}

/** Puts an email back that the screenings did not answer about, unless a person wanted to stop it meanwhile. */
export async function postpone(context: Context, delivery: RejectionDelivery): Promise<void> {
  const tries = delivery.tries + 1;
  const sendAt = new Date(context.clock().getTime() + pauseAfter(tries));
  await giveBack(context, delivery, { reason: waitsForScreenings, sendAt, tries });
}
