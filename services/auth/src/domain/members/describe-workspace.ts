import { authorise, type Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import { sessionDocument } from '../../models/session.js';
import { getUser } from '../get-user.js';
import { refusal } from '../refusal.js';
import { findPeople, type PersonOfWorkspace } from '../workspaces/find-people.js';
import { getWorkspace } from '../workspaces/get-workspace.js';
import { ensureOwnWorkspace } from '../workspaces/own-workspace.js';
import { showInvitation } from './show-invitation.js';

const seenView = sessionDocument.pick('userId', 'createdAt', 'lastUsedAt');

/** A member with their last sign of life. */
export interface SeenPerson extends PersonOfWorkspace {
  readonly lastSeenAt: Date | null;
}

/** Members of a workspace, by number. */
export function countMembers({ models }: Context, workspaceId: string): Promise<number> {
  return models.memberships.in(workspaceId).count({});
}

async function addLastSeen(
  { models }: Context,
  people: readonly PersonOfWorkspace[],
): Promise<SeenPerson[]> {
  const ids = people.map(({ userId }) => userId);
  const sessions = await models.sessions.findReadable({ userId: { $in: ids } }, seenView);
  const seen = new Map<string, Date>();
  for (const { userId, createdAt, lastUsedAt } of sessions) {
    const at = lastUsedAt ?? createdAt;
    if (at > (seen.get(userId) ?? new Date(0))) seen.set(userId, at);
  }
  return people.map((person) => ({ ...person, lastSeenAt: seen.get(person.userId) ?? null }));
}

/** The workspace of a member with its people; invitations only for members who manage people. */
export async function describeWorkspace(context: Context, member: Member) {
  const { workspaceId, userId } = member;
  await ensureOwnWorkspace(context, await getUser(context, userId));
  const workspace = await getWorkspace(context, workspaceId);
  const people = await addLastSeen(context, await findPeople(context, workspaceId));
  const isManager = authorise(member, 'members.manage') === 'allowed';
  const invitations = isManager
    ? await context.models.invitations.in(workspaceId).findReadable({}, undefined, {
        sort: { sentAt: -1 },
      })
    : [];
  return {
    workspace,
    people,
    invitations: invitations.map((one) => showInvitation(context, people, one)),
  };
}

/** A member of a workspace. Throws `MemberNotFound`. */
export async function getPerson(
  context: Context,
  workspaceId: string,
  userId: string,
): Promise<SeenPerson> {
  const people = await findPeople(context, workspaceId);
  const [found] = await addLastSeen(
    context,
    people.filter((person) => person.userId === userId),
  );
  if (!found) throw refusal('MemberNotFound');
  return found;
}
