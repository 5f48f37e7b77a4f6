import type { Member } from '@shortlist/contracts/authorise';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { MembershipRecord } from '../../models/membership.js';
import { getUser } from '../get-user.js';
import { changeMembers } from '../workspaces/change-members.js';
import { ensureOwnWorkspace } from '../workspaces/own-workspace.js';

/**
 * Runs a change that a member makes to the members of their workspace; no other change runs at the same time. Throws
 * `Unauthenticated` when the role in their access token is no longer theirs: with a new token they may ask again.
 */
export async function changeAsMember<Value>(
  context: Context,
  { userId, workspaceId, role }: Member,
  change: (members: readonly MembershipRecord[]) => Promise<Value>,
): Promise<Value> {
  await ensureOwnWorkspace(context, await getUser(context, userId));
  const changed = await changeMembers(context, workspaceId, async () => {
    const members = await context.models.memberships.in(workspaceId).findReadable({});
    const isSame = members.some((member) => member.userId === userId && member.role === role);
    if (!isSame) throw commonRefusal('Unauthenticated');
    return { value: await change(members) };
  });
  if (!changed) throw commonRefusal('Unauthenticated');
  return changed.value;
}
