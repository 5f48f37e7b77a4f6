import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { displayName, findPeople } from '../domain/workspaces/find-people.js';

/** Lists the members of a workspace. */
export function onFindMembers(context: Context): Promise<Subscription> {
  return context.bus.respond(messages.findMembers, async ({ workspaceId }) => {
    const people = await findPeople(context, workspaceId);
    return {
      members: people.map((person) => ({
        userId: person.userId,
        role: person.role,
        name: displayName(person),
        email: person.email,
      })),
    };
  });
}
