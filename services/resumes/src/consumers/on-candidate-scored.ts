import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';

/** Wakes whoever waits in this process for the candidate's job. */
export function onCandidateScored({ bus, follower }: Context): Promise<Subscription> {
  return bus.subscribe(
    messages.candidateScored,
    { broadcast: true, prefetch: 100 },
    async ({ jobId }) => follower.wake(jobId),
  );
}
