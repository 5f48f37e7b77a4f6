import type { Context } from '../../context.js';
import type { JoinRequestRecord } from '../../models/join-request.js';
import type { UserRecord } from '../../models/user.js';
import type { WorkspaceRecord } from '../../models/workspace.js';
import { domainOf, findOwnerOfAddress } from '../ways-in/require-way-in.js';
import { membershipId } from '../workspaces/own-workspace.js';

/** A workspace that a person may ask to join, or has asked. */
export interface Joinable {
  readonly workspace: WorkspaceRecord;
  /** Open or declined; null: they may ask. */
  readonly request: JoinRequestRecord | null;
}

/** Whether members sign in by the provider of the workspace alone, which lets people join by itself. */
export const isOnlyBySignOn = ({ models }: Pick<Context, 'models'>, workspaceId: string) =>
  models.signOnProviders.exists({ _id: workspaceId, only: true });

/**
 * The workspace that has verified the domain of the user's verified address and that they are not a member of: a domain
 * is verified by one workspace at most. Null where they can't ask to join any.
 */
export async function findJoinable(context: Context, user: UserRecord): Promise<Joinable | null> {
  const { models, clock } = context;
  if (!user.verifiedAt) return null;
  const workspaceId = await findOwnerOfAddress(context, user.email);
  const workspace = workspaceId && (await models.workspaces.findOne({ _id: workspaceId }));
  if (!workspace) return null;
  const _id = membershipId(workspace._id, user._id);
  if (await models.memberships.in(workspace._id).exists({ _id })) return null;
  const request = await models.joinRequests.in(workspace._id).findOne({
    _id,
    domain: domainOf(user.email),
    state: { $in: ['open', 'declined'] },
    expiresAt: { $gt: clock() },
  });
  if (request) return { workspace, request };
  const isOffered = workspace.joinRequestsOpen && !(await isOnlyBySignOn(context, workspace._id));
  return isOffered ? { workspace, request } : null;
}
