import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';

/** Wakes whoever follows each step of the candidate's job in this process. */
export function onCandidateScored({ bus, follower }: Context): Promise<Subscription> {
  return bus.subscribe(
    messages.candidateScored,
    { broadcast: true, prefetch: 100 },
    async ({ jobId }) => follower.step(jobId),
  );
}
