import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { forgetUser } from '../domain/outbox/forget-user.js';

/** Deletes what is kept for a deleted user, and says so. It comes again until auth has heard that. */
export function onUserDeleted(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.userDeleted,
    { queue: 'email.user.delete' },
    async ({ userId }) => {
      await forgetUser(context, userId);
      await context.bus.publish(messages.confirmDeletion, { userId, by: 'email' });
    },
  );
}
