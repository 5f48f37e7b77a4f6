import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { recordConfirmation } from '../domain/account/carry-on-deletions.js';

/** A service keeps nothing of a deleted user any more. */
export function onConfirmDeletion(context: Context): Promise<Subscription> {
  return context.bus.subscribe(messages.confirmDeletion, {}, ({ userId, by }) =>
    recordConfirmation(context, userId, by),
  );
}
