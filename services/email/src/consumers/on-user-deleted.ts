import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { forgetWorkspace } from '../domain/outbox/forget-workspace.js';

/** Deletes what is kept for the workspaces that go with a deleted user, and says so. It comes again until auth has heard that. */
export function onUserDeleted(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.userDeleted,
    { queue: 'email.user.delete' },
    async ({ userId, workspaceIds = [userId] }) => {
      for (const id of workspaceIds) await forgetWorkspace(context, id);
      await context.bus.publish(messages.confirmDeletion, { userId, by: 'email' });
    },
  );
}
