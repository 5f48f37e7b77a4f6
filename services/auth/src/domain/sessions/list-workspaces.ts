import type { Context } from '../../context.js';
import { getUser } from '../get-user.js';
import { findShutWorkspace } from '../ways-in/require-way-in.js';
import { type Grant, listGrants } from '../workspaces/list-grants.js';

/** The user's workspaces that their session opens: the one made with the account, then by name. */
export async function listWorkspaces(
  context: Context,
  userId: string,
  sessionId: string | undefined,
): Promise<Grant[]> {
  const user = await getUser(context, userId);
  const shut = await findShutWorkspace(context, user, sessionId);
  const grants = await listGrants(context, user);
  return grants.filter(({ workspace }) => workspace._id !== shut);
}
