import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { forgetReader } from '../domain/comments/notices.js';
import { handOver } from '../domain/people/hand-over.js';

/** Hands over the screenings of a member who left, and says so. It comes again until auth has heard that. */
export function onMemberLeft(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.memberLeft,
    { queue: 'resumes.member.left' },
    async ({ handOverId, ...left }) => {
      await handOver(context, left);
      await forgetReader(context, left.userId, left.workspaceId);
      await context.bus.publish(messages.confirmHandOver, { handOverId, by: 'resumes' });
    },
  );
}
