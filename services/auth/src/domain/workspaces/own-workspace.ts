import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import type { WorkspaceRecord } from '../../models/workspace.js';

/** The id of a membership: nobody is a member of a workspace twice. */
export const membershipId = (workspaceId: string, userId: string) => `${workspaceId}:${userId}`;

const nameOf = ({ firstName }: UserRecord) =>
  firstName === '' ? 'My workspace' : `${firstName}’s workspace`;

/**
 * The workspace of an account, whose id is the user's. Makes it where it is first needed, so that accounts of before, and
 * those that an older release makes, have one as well. It begins with the plan of the account. Throws `Unauthenticated`
 * when the account was deleted in between.
 */
export async function ensureOwnWorkspace(
  { models }: Pick<Context, 'models'>,
  user: UserRecord,
): Promise<WorkspaceRecord> {
  const { _id, plan, askedFor, exempt, createdAt } = user;
  const find = () => models.workspaces.findOne({ _id });
  const found = await find();
  if (found) return found;
  // First: a workspace is never seen without its owner.
  await models.memberships.everywhere.createMissing([
    {
      _id: membershipId(_id, _id),
      workspaceId: _id,
      userId: _id,
      role: 'owner',
      joinedAt: createdAt,
    },
  ]);
  const workspace = { _id, name: nameOf(user), plan, askedFor, exempt, createdAt, createdBy: _id };
  await models.workspaces.createMissing([workspace]);
  const made = await find();
  if (made && (await models.users.exists({ _id }))) return made;
  await models.workspaces.deleteOne({ _id });
  await models.memberships.everywhere.deleteMany({ userId: _id });
  throw commonRefusal('Unauthenticated');
}
