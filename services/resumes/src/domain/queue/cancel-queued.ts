import { describeUnreadable } from '@shortlist/screening';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { isOpen } from '../read/additions.js';

/** A resume of a stopped screening: its text is not needed any more, and nothing queues it again. */
export const CANCELLED = {
  status: 'unreadable',
  unreadable: { reason: 'cancelled', message: describeUnreadable('cancelled') },
  resume: null,
  application: null,
  faultAt: null,
} as const;

/**
 * Ends what is queued of an upload that a person stopped. What is being scored at that moment comes too late: a score
 * is stored from `queued` only. Safe to repeat.
 */
export async function cancelQueued(
  context: Context,
  { runId, cancelledAt, additions }: Pick<JobRecord, 'runId' | 'cancelledAt' | 'additions'>,
): Promise<void> {
  const stopped = [
    ...(cancelledAt ? [null] : []),
    ...additions
      .filter((addition) => isOpen(addition) && addition.cancelledAt)
      .map((addition) => addition.runId),
  ];
  for (const additionId of stopped) {
    await context.models.candidates.everywhere.updateMany(
      { runId, additionId, status: 'queued', lateScoring: null },
      { $set: CANCELLED },
    );
  }
}
