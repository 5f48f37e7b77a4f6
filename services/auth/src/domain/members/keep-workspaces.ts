import { randomUUID } from 'node:crypto';
import type { Member } from '@shortlist/contracts/authorise';
import { commonRefusal, findLink } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { getUser } from '../get-user.js';
import { noteAccessChange } from '../workspaces/change-members.js';
import type { Grant } from '../workspaces/list-grants.js';
import { ensureOwnWorkspace } from '../workspaces/own-workspace.js';
import { join } from './join.js';

/** Throws `InvalidInput` for a name that holds a web address: it stands in mails to people who did not write it. */
function requireNoLink(name: string): void {
  if (findLink(name) === null) return;
  const sentence = 'Please enter the name of the workspace without a web address.';
  throw commonRefusal('InvalidInput', { sentence });
}

/** Makes a workspace with the user as its owner. Throws `TooManyWorkspaces` or `InvalidInput`. */
export async function createWorkspace(
  context: Context,
  userId: string,
  name: string,
): Promise<Grant> {
  requireNoLink(name);
  const { models, clock, log } = context;
  const user = await getUser(context, userId);
  await ensureOwnWorkspace(context, user);
  const _id = randomUUID();
  // First: a workspace is never seen without its owner.
  const { email } = user;
  const role = await join(context, { workspaceId: _id, userId, email, role: 'owner' });
  const workspace = await models.workspaces.create({
    _id,
    name,
    plan: 'Free',
    createdAt: clock(),
    createdBy: userId,
  });
  await requireStillThere(context, userId);
  await noteAccessChange(context, userId);
  log.info({ userId, workspaceId: _id }, 'a workspace was made');
  return { workspace, role };
}

/** Gives the workspace another name. Throws `InvalidInput`. */
export async function renameWorkspace(
  context: Context,
  { userId, workspaceId, role }: Member,
  name: string,
): Promise<Grant> {
  requireNoLink(name);
  await ensureOwnWorkspace(context, await getUser(context, userId));
  const renamed = { $set: { name } };
  const workspace = await context.models.workspaces.findOneAndUpdate({ _id: workspaceId }, renamed);
  if (!workspace) throw commonRefusal('Unauthenticated');
  return { workspace, role };
}
