import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';

/** Wakes those who wait in this process for the job, to see that it is gone. */
export function onJobDeleted({ bus, follower, changeFollower }: Context): Promise<Subscription> {
  return bus.subscribe(
    messages.jobDeleted,
    { broadcast: true, prefetch: 100 },
    async ({ jobId }) => {
      follower.wake(jobId);
      changeFollower.wake(jobId);
    },
  );
}
