import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { findUserAddress } from '../domain/mails/find-user-address.js';

/** Says where a user reads mail. */
export function onFindUserAddress(context: Context): Promise<Subscription> {
  return context.bus.respond(messages.findUserAddress, ({ userId }) =>
    findUserAddress(context, userId),
  );
}
