import type { Member } from '@shortlist/contracts/authorise';
import type { MemberRole } from '@shortlist/contracts/roles';
import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';
import { noteAccessChange } from '../workspaces/change-members.js';
import { changeAsMember } from './change-as-member.js';
import { requireGivenBy, requireOtherOwner } from './rules.js';

/** Gives a member another role, at once. Throws `MemberNotFound`, `NotYourRole` or `LastOwner`. */
export async function changeRole(
  context: Context,
  member: Member,
  { userId, role }: { readonly userId: string; readonly role: MemberRole },
): Promise<void> {
  const { workspaceId } = member;
  await changeAsMember(context, member, async (members) => {
    const found = members.find((one) => one.userId === userId);
    if (!found) throw refusal('MemberNotFound');
    requireGivenBy(member.role, found.role, role);
    if (role !== 'owner' && found.role === 'owner') requireOtherOwner(members, found);
    await context.models.memberships.everywhere.updateOne({ _id: found._id }, { $set: { role } });
  });
  await noteAccessChange(context, userId);
  context.log.info({ workspaceId, userId, role, by: member.userId }, 'a member has another role');
}
