import type { Member } from '@shortlist/contracts/authorise';
import type { PlanName } from '@shortlist/contracts/entities';
import type { Context } from '../../context.js';
import type { WorkspaceRecord } from '../../models/workspace.js';
import { getUser } from '../get-user.js';
import { getWorkspace } from '../workspaces/get-workspace.js';
import { ensureOwnWorkspace } from '../workspaces/own-workspace.js';

/**
 * Notes that a member asks for a plan for the workspace, for the operator (`npm run user -- list --asked`). A workspace
 * that has it already asks for nothing. Throws `Unauthenticated` when account or workspace is gone.
 */
export async function askForPlan(
  context: Context,
  { userId, workspaceId }: Member,
  plan: PlanName,
): Promise<WorkspaceRecord> {
  const { models, log } = context;
  const user = await getUser(context, userId);
  await ensureOwnWorkspace(context, user);
  const asking = { _id: workspaceId, plan: { $ne: plan } };
  const asked = await models.workspaces.findOneAndUpdate(asking, { $set: { askedFor: plan } });
  if (!asked) return getWorkspace(context, workspaceId);
  // For a release of before workspaces.
  await models.users.updateOne({ _id: workspaceId }, { $set: { askedFor: plan } });
  log.info({ userId, workspaceId, plan }, 'a plan was asked for');
  return asked;
}
