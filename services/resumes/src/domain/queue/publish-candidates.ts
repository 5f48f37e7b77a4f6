import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../../context.js';

/**
 * Sends each candidate to the workers. One that can't be sent now is not lost: it stays queued in the database, and the
 * sweeper publishes it again. `requestId` defaults to that of the work in hand.
 */
export async function publishCandidates(
  context: Context,
  jobId: string,
  candidateIds: readonly string[],
  requestId?: string,
): Promise<void> {
  const outcomes = await Promise.allSettled(
    candidateIds.map((candidateId) =>
      context.bus.publish(messages.scoreCandidate, { jobId, candidateId }, { requestId }),
    ),
  );
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (failed[0]) {
    const details = { jobId, failed: failed.length, err: failed[0].reason as unknown };
    context.log.warn(details, 'candidates could not be published; the sweeper will');
  }
}
