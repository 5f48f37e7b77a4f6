import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';

const lateView = candidateDocument.pick('status', 'lateScoring');

/** True when nothing was charged for a completed job, nor will be: what is scored next pays for reading the description too. */
export async function owesDescription(
  context: Context,
  { runId, tokensUsed, additions, descriptionPaidBy }: JobRecord,
): Promise<boolean> {
  if (tokensUsed) return false;
  if (additions.some(({ withDescription, tokens }) => withDescription && tokens !== 0)) {
    return false;
  }
  const filter = { runId, 'lateScoring.withDescription': true };
  const late = await context.models.candidates.everywhere.findReadable(filter, lateView);
  const isKnown = late.some(({ lateScoring }) => lateScoring?.reservationId === descriptionPaidBy);
  // Of one that is about to be queued.
  if (descriptionPaidBy !== null && !isKnown) return false;
  // One that came to nothing is unreadable again, and costs nothing.
  return late.every(({ status }) => status === 'unreadable');
}
