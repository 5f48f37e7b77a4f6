import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { stopOfMember } from '../domain/outbox/stop-of-member.js';

/** Stops the timers of what a member confirmed who left, and says so. It comes again until auth has heard that. */
export function onMemberLeft(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.memberLeft,
    { queue: 'email.member.left' },
    async ({ handOverId, ...left }) => {
      await stopOfMember(context, left);
      await context.bus.publish(messages.confirmHandOver, { handOverId, by: 'email' });
    },
  );
}
