import type { Bus } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { MemberRole } from '@shortlist/contracts/roles';
import { authorize } from './harness.js';

/** The workspace of the tests: the one made with Olive's account. */
export const workspaceId = 'olive';

const roles: Readonly<Record<string, MemberRole>> = {
  olive: 'owner',
  adam: 'admin',
  rita: 'recruiter',
  ruth: 'recruiter',
  vera: 'viewer',
};

/** A token of a member for the workspace of the tests. */
export function as(userId: string): string {
  const role = roles[userId] ?? 'viewer';
  return authorize(userId, {
    workspaces: [{ id: workspaceId, role, plan: 'Free', exempt: false }],
  });
}

/** Stands in for auth: knows the members, without those in `left`, and hears what was confirmed. */
export async function startMembers(bus: Bus) {
  const state = { left: new Set<string>(), confirmed: [] as string[] };
  await bus.respond(messages.findMembers, async (asked) => ({
    members: Object.entries(asked.workspaceId === workspaceId ? roles : {})
      .filter(([userId]) => !state.left.has(userId))
      .map(([userId, role]) => ({ userId, role, name: userId, email: `${userId}@example.com` })),
  }));
  await bus.subscribe(messages.confirmHandOver, {}, async ({ handOverId, by }) => {
    state.confirmed.push(`${handOverId} ${by}`);
  });
  return state;
}
