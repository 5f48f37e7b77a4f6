import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';

/**
 * Wakes those who follow each step of the candidate's job in this process, and with the last step those who wait for its end: what
 * follows from that, and is told of it, may be held up.
 */
export function onCandidateScored({ bus, follower }: Context): Promise<Subscription> {
  return bus.subscribe(
    messages.candidateScored,
    { broadcast: true, prefetch: 100 },
    async ({ jobId, status }) =>
      status === 'processing' ? follower.step(jobId) : follower.wake(jobId),
  );
}
