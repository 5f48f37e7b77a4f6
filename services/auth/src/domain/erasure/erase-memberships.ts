import { memberRoles } from '@shortlist/contracts/roles';
import type { Context } from '../../context.js';
import type { MembershipRecord } from '../../models/membership.js';
import { changeMembers, noteAccessChange } from '../workspaces/change-members.js';
import { storeHandOver } from '../workspaces/hand-overs.js';

type Needs = Pick<Context, 'models' | 'clock' | 'log' | 'announceAccessEnded'>;

/** Removes a workspace without other members, and notes it in the deletion of the user, which tells the other services. */
async function eraseWorkspace({ models }: Needs, { workspaceId, userId }: MembershipRecord) {
  const deletion = { _id: userId, workspaceIds: { $ne: workspaceId } };
  await models.deletions.updateOne(deletion, { $push: { workspaceIds: workspaceId } });
  await models.invitations.in(workspaceId).deleteMany({});
  await models.joinRequests.in(workspaceId).deleteMany({});
  await models.signOnProviders.deleteMany({ _id: workspaceId });
  await models.signOnDomains.in(workspaceId).deleteMany({});
  await models.signOnAttempts.in(workspaceId).deleteMany({});
  await models.signOnIdentities.in(workspaceId).deleteMany({});
  await models.formerMembers.in(workspaceId).deleteMany({});
  await models.workspaces.deleteOne({ _id: workspaceId });
}

const rank = ({ role }: MembershipRecord) => memberRoles.indexOf(role);

/** The only other owner stepped down after the deletion was allowed: the member with the most rights takes over. */
async function makeOwner(context: Needs, members: readonly MembershipRecord[]): Promise<void> {
  const [heir] = [...members].sort(
    (a, b) => rank(a) - rank(b) || a.joinedAt.getTime() - b.joinedAt.getTime(),
  );
  if (!heir) return;
  await context.models.memberships.everywhere.updateOne(
    { _id: heir._id },
    { $set: { role: 'owner' } },
  );
  await noteAccessChange(context, heir.userId);
}

/**
 * Ends every membership of a user. Workspaces that have no other member go; in others an owner takes the user's screenings
 * over. Safe to repeat and to be cut off anywhere.
 */
export async function eraseMemberships(context: Needs, userId: string): Promise<void> {
  const { memberships } = context.models;
  for (const membership of await memberships.everywhere.findReadable({ userId })) {
    const { _id, workspaceId } = membership;
    await changeMembers(context, workspaceId, async () => {
      const others = await memberships.in(workspaceId).findReadable({ userId: { $ne: userId } });
      if (others.length === 0) await eraseWorkspace(context, membership);
      else {
        if (others.every(({ role }) => role !== 'owner')) await makeOwner(context, others);
        await storeHandOver(context, {
          workspaceId,
          userId,
          to: null,
          each: [],
          dueAt: context.clock(),
        });
      }
      await memberships.everywhere.deleteOne({ _id });
    });
    // Where the workspace is gone already.
    await memberships.everywhere.deleteOne({ _id });
  }
}
