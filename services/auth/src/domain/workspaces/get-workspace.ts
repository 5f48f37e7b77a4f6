import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { WorkspaceRecord } from '../../models/workspace.js';

/** The workspace of a valid token. Throws `Unauthenticated` when it is gone. */
export async function getWorkspace(
  { models }: Pick<Context, 'models'>,
  workspaceId: string,
): Promise<WorkspaceRecord> {
  const workspace = await models.workspaces.findOne({ _id: workspaceId });
  if (!workspace) throw commonRefusal('Unauthenticated');
  return workspace;
}
