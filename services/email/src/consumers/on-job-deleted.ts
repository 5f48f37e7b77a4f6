import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { forgetScreening } from '../domain/outbox/forget-screening.js';

/** Deletes what is kept about a deleted screening. Not given up for about a day: the data must go. */
export function onJobDeleted(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.jobDeleted,
    { queue: 'email.job.delete', maxAttempts: 100, maxRetryDelayMs: 900_000 },
    ({ jobId }) => forgetScreening(context, jobId),
  );
}
