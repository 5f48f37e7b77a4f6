import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { forgetCommenter } from '../domain/comments/forget-commenter.js';
import { forgetAuthor } from '../domain/remove/forget-author.js';
import { forgetWorkspace } from '../domain/remove/forget-workspace.js';

/**
 * Deletes the workspaces that go with a deleted user and their address elsewhere, and says so when nothing is left. It
 * comes again until auth has heard that: until then files may still be read that were being uploaded.
 */
export function onUserDeleted(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.userDeleted,
    { queue: 'resumes.user.delete' },
    async ({ userId, workspaceIds = [userId], email }) => {
      let isGone = true;
      for (const id of workspaceIds) isGone = (await forgetWorkspace(context, id)) && isGone;
      if (email !== undefined) await forgetAuthor(context, email);
      await forgetCommenter(context, userId);
      if (isGone) await context.bus.publish(messages.confirmDeletion, { userId, by: 'resumes' });
    },
  );
}
