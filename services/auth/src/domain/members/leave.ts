import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import type { HandOverRecord } from '../../models/hand-over.js';
import type { MembershipRecord } from '../../models/membership.js';
import { refusal } from '../refusal.js';
import { nextTryAt } from '../retry-later.js';
import { noteAccessChange } from '../workspaces/change-members.js';
import { carryOnHandOver, endMembership, storeHandOver } from '../workspaces/hand-overs.js';
import { changeAsMember } from './change-as-member.js';
import { type Heirs, requireGivenBy, requireHeirs, requireOtherOwner } from './rules.js';

async function end(
  context: Context,
  members: readonly MembershipRecord[],
  leaving: MembershipRecord,
  heirs: Heirs,
): Promise<HandOverRecord> {
  if (leaving.workspaceId === leaving.userId) throw refusal('OwnWorkspace');
  if (leaving.role === 'owner') requireOtherOwner(members, leaving);
  requireHeirs(members, leaving, heirs);
  const { workspaceId, userId } = leaving;
  const handOver = await storeHandOver(context, {
    workspaceId,
    userId,
    to: heirs.to,
    each: [...(heirs.each ?? [])],
    dueAt: nextTryAt(context, 0),
  });
  await endMembership(context, leaving);
  return handOver;
}

async function announce(context: Context, handOver: HandOverRecord, by: string): Promise<void> {
  const { workspaceId, userId } = handOver;
  await noteAccessChange(context, userId);
  context.log.info({ workspaceId, userId, by }, 'a member left');
  // Not awaited: the broker may be away.
  context.background.run('hand over', () => carryOnHandOver(context, handOver));
}

/**
 * Removes a member at once and hands their screenings over. Throws `MemberNotFound`, `NotYourRole`, `OwnWorkspace`,
 * `LastOwner` or `HeirNotAllowed`.
 */
export async function removeMember(
  context: Context,
  member: Member,
  { userId, heirs }: { readonly userId: string; readonly heirs: Heirs },
): Promise<void> {
  const handOver = await changeAsMember(context, member, async (members) => {
    const found = members.find((one) => one.userId === userId);
    if (!found) throw refusal('MemberNotFound');
    requireGivenBy(member.role, found.role);
    return end(context, members, found, heirs);
  });
  await announce(context, handOver, member.userId);
}

/** Ends the caller's own membership and hands their screenings over. Throws `OwnWorkspace`, `LastOwner` or `HeirNotAllowed`. */
export async function leaveWorkspace(
  context: Context,
  member: Member,
  heirs: Heirs,
): Promise<void> {
  const handOver = await changeAsMember(context, member, async (members) => {
    const mine = members.filter(({ userId }) => userId === member.userId);
    const [found] = mine;
    return found ? end(context, members, found, heirs) : null;
  });
  if (handOver) await announce(context, handOver, member.userId);
}
