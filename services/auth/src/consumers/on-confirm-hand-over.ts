import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { recordHandOver } from '../domain/workspaces/hand-overs.js';

/** A service has handed over everything of a member who left. */
export function onConfirmHandOver(context: Context): Promise<Subscription> {
  return context.bus.subscribe(messages.confirmHandOver, {}, (confirmation) =>
    recordHandOver(context, confirmation),
  );
}
