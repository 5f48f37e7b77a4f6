import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { forgetPeople } from '../domain/outbox/forget-people.js';

/** Deletes what is kept about people who are deleted from a screening, and says how much it was. */
export function onForgetPeople(context: Context): Promise<Subscription> {
  return context.bus.respond(messages.forgetPeople, (people) => forgetPeople(context, people));
}
