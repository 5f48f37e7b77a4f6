import type { Context } from '../context.js';
import type { OutcomeRecord } from '../models/outcome.js';
import { applyOutcome } from './apply-outcome.js';
import { insertOnce } from './insert-once.js';

/** How long an ended reservation is remembered, for messages that are delivered again. */
export const rememberMs = 7 * 24 * 60 * 60 * 1000;

/** Settles or releases a reservation. The first outcome stands; another one, or a repetition, changes nothing. */
export async function endReservation(
  context: Context,
  reservationId: string,
  outcome: Pick<OutcomeRecord, 'state' | 'tokens'>,
): Promise<void> {
  const { models, clock } = context;
  const purgeAt = new Date(clock().getTime() + rememberMs);
  await insertOnce(() => models.outcomes.create({ _id: reservationId, ...outcome, purgeAt }));
  await applyOutcome(context, reservationId);
}
