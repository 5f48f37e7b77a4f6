import { maxWorkspacesPerPerson } from '@shortlist/contracts/constants';
import type { GrantedWorkspace, PlanName } from '@shortlist/contracts/entities';
import type { MemberRole } from '@shortlist/contracts/roles';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { userDocument, type UserRecord } from '../../models/user.js';
import type { WorkspaceRecord } from '../../models/workspace.js';
import { ensureOwnWorkspace } from './own-workspace.js';

const idView = userDocument.pick('email');

/** A workspace with the role that a user has in it. */
export interface Grant {
  readonly workspace: WorkspaceRecord;
  readonly role: MemberRole;
}

/** Plan of a workspace, the one that was asked for, and whether it skips the token limit. */
export interface WorkspacePlan {
  readonly plan: PlanName;
  readonly askedFor: PlanName | null;
  readonly exempt: boolean;
}

/** The workspaces of a user: the one made with the account, then by name. */
export async function listGrants(
  context: Pick<Context, 'models'>,
  user: UserRecord,
): Promise<Grant[]> {
  const { models } = context;
  await ensureOwnWorkspace(context, user);
  const memberships = await models.memberships.everywhere.findReadable({ userId: user._id });
  const roles = new Map(memberships.map(({ workspaceId, role }) => [workspaceId, role]));
  const workspaces = await models.workspaces.findReadable({ _id: { $in: [...roles.keys()] } });
  const isOwn = ({ _id }: WorkspaceRecord) => _id === user._id;
  return workspaces
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.name.localeCompare(b.name, 'en'))
    .slice(0, maxWorkspacesPerPerson)
    .map((workspace) => ({ workspace, role: roles.get(workspace._id) ?? 'viewer' }));
}

/** Ids of the workspaces made with accounts whose addresses are in EXEMPT_EMAILS. */
async function findExemptIds({ models, config }: Context): Promise<ReadonlySet<string>> {
  if (config.exemptEmails.length === 0) return new Set();
  const users = await models.users.findReadable({ email: { $in: config.exemptEmails } }, idView);
  return new Set(users.map(({ _id }) => _id));
}

/** Describes the plan of a workspace. */
export async function describePlan(
  context: Context,
  { _id, plan, askedFor, exempt }: WorkspaceRecord,
): Promise<WorkspacePlan> {
  return { plan, askedFor, exempt: exempt || (await findExemptIds(context)).has(_id) };
}

async function readGrants(context: Context, user: UserRecord): Promise<GrantedWorkspace[]> {
  const grants = await listGrants(context, user);
  const exemptIds = await findExemptIds(context);
  return grants.map(({ workspace: { _id, plan, exempt }, role }) => ({
    id: _id,
    role,
    plan,
    exempt: exempt || exemptIds.has(_id),
  }));
}

function claimsOf(user: UserRecord, first: GrantedWorkspace, others: readonly GrantedWorkspace[]) {
  const { _id: sub, email, accessRevision: revision } = user;
  // For services of before workspaces.
  const { plan, exempt } = first;
  return { sub, email, plan, exempt, revision, workspaces: [first, ...others] };
}

/**
 * Claims of an access token about the user and their workspaces. `user` must be read before: a change of memberships in
 * between then makes the token one of before. `without` is left out of them. Throws `Unauthenticated` when the account
 * was deleted in between, or has no other workspace.
 */
export async function readClaims(context: Context, user: UserRecord, without: string | null) {
  const grants = await readGrants(context, user);
  const [own, ...others] = grants.filter(({ id }) => id !== without);
  if (!own) throw commonRefusal('Unauthenticated');
  return claimsOf(user, own, others);
}

/** Such claims about one workspace; null when the user is not a member of it. */
export async function readClaimsOf(context: Context, user: UserRecord, workspaceId: string) {
  const grants = await readGrants(context, user);
  const granted = grants.find(({ id }) => id === workspaceId);
  return granted ? claimsOf(user, granted, []) : null;
}
