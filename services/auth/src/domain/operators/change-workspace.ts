import type { PlanName } from '@shortlist/contracts/entities';
import type { UserRecord } from '../../models/user.js';
import type { WorkspaceRecord } from '../../models/workspace.js';
import { addDomain, verifyDomain } from '../single-sign-on/domains.js';
import { noteAccessChange } from '../workspaces/change-members.js';
import { membershipId } from '../workspaces/own-workspace.js';
import type { OperatorContext } from './operator-context.js';
import { writeAudit } from './write-audit.js';

/** Names a workspace in the audit log, but for the one made with the account. */
const inWorkspace = ({ _id: userId }: UserRecord, { _id }: WorkspaceRecord) =>
  _id === userId ? '' : ` in workspace ${_id}`;

/**
 * Gives a workspace a plan, which answers what its members may have asked for. Their next access tokens have it: when a
 * page is loaded again, and within 15 minutes.
 */
export async function setPlan(
  context: OperatorContext,
  user: UserRecord,
  { workspace, plan }: { readonly workspace: WorkspaceRecord; readonly plan: PlanName },
): Promise<void> {
  const { _id, plan: before } = workspace;
  const detail = `${before} → ${plan}${inWorkspace(user, workspace)}`;
  await writeAudit(context, { action: 'plan', userId: user._id, detail });
  const change = { $set: { plan, askedFor: null } };
  await context.models.workspaces.updateOne({ _id }, change);
  // For a release of before workspaces.
  await context.models.users.updateOne({ _id }, change);
}

/** Lets the members of a workspace skip the token limit, or no longer. */
export async function setExempt(
  context: OperatorContext,
  user: UserRecord,
  { workspace, exempt }: { readonly workspace: WorkspaceRecord; readonly exempt: boolean },
): Promise<void> {
  const { _id } = workspace;
  const detail = `${exempt ? 'yes' : 'no'}${inWorkspace(user, workspace)}`;
  await writeAudit(context, { action: 'exempt', userId: user._id, detail });
  await context.models.workspaces.updateOne({ _id }, { $set: { exempt } });
  // For a release of before workspaces.
  await context.models.users.updateOne({ _id }, { $set: { exempt } });
}

/** Gives a workspace a domain without its DNS record: the operator has made sure whose it is. */
export async function giveDomain(
  context: OperatorContext,
  user: UserRecord,
  { workspace, domain }: { readonly workspace: WorkspaceRecord; readonly domain: string },
): Promise<void> {
  const { _id: workspaceId } = workspace;
  const taken = await context.models.signOnDomains.everywhere.findOne({ claim: domain });
  if (taken && taken.workspaceId !== workspaceId)
    throw new Error(`${domain} is verified for workspace ${taken.workspaceId}.`);
  const detail = `${domain}${inWorkspace(user, workspace)}`;
  await writeAudit(context, { action: 'domain', userId: user._id, detail });
  await addDomain(context, { workspaceId, domain });
  await verifyDomain(context, { workspaceId, domain });
}

/** Lets members of a workspace sign in without its provider, where no owner can. */
export async function endSignOnOnly(
  context: OperatorContext,
  user: UserRecord,
  workspace: WorkspaceRecord,
): Promise<void> {
  const { _id } = workspace;
  const detail = `also otherwise${inWorkspace(user, workspace)}`;
  await writeAudit(context, { action: 'any-sign-in', userId: user._id, detail });
  await context.models.signOnProviders.updateOne({ _id }, { $set: { only: false } });
}

/** Makes a member an owner, where no owner can: the operator has made sure who asks. */
export async function makeOwner(
  context: OperatorContext,
  user: UserRecord,
  workspace: WorkspaceRecord,
): Promise<void> {
  const { _id: userId } = user;
  const detail = `of workspace ${workspace._id}`;
  await writeAudit(context, { action: 'owner', userId, detail });
  const member = { _id: membershipId(workspace._id, userId) };
  await context.models.memberships.everywhere.updateOne(member, { $set: { role: 'owner' } });
  await noteAccessChange(context, userId);
}
