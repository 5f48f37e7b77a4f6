import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { forgetUser } from '../domain/remove/forget-user.js';

/**
 * Deletes what is kept for a deleted user, and says so when nothing is left. It comes again until auth has heard that:
 * until then files may still be read that were being uploaded.
 */
export function onUserDeleted(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.userDeleted,
    { queue: 'resumes.user.delete' },
    async ({ userId }) => {
      if (!(await forgetUser(context, userId))) return;
      await context.bus.publish(messages.confirmDeletion, { userId, by: 'resumes' });
    },
  );
}
