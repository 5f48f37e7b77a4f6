import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';

/** Wakes those who wait in this process for the job. */
export function onJobCompleted({ bus, follower }: Context): Promise<Subscription> {
  return bus.subscribe(
    messages.jobCompleted,
    { broadcast: true, prefetch: 100 },
    async ({ jobId }) => follower.wake(jobId),
  );
}
