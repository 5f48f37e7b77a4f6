import type { PlanName } from '@shortlist/contracts/entities';
import { containsText } from '@shortlist/service-kit';
import type { AuditEntry } from '../../models/audit-entry.js';
import type { UserRecord } from '../../models/user.js';
import { workspaceDocument, type WorkspaceRecord } from '../../models/workspace.js';
import { normalizeEmail } from '../normalize-email.js';
import { findMethods } from '../second-factor/find-methods.js';
import { type Grant, listGrants } from '../workspaces/list-grants.js';
import type { OperatorContext } from './operator-context.js';

export interface UserFilter {
  /** Words of the address, the name or the company. */
  readonly search?: string | undefined;
  readonly plan?: PlanName | undefined;
  /** Only those who asked for a plan and have had no answer. */
  readonly asked: boolean;
}

/** Single sign-on of a workspace, as operators see it. */
export interface SignOnState {
  readonly domains: readonly { readonly domain: string; readonly isVerified: boolean }[];
  /** Null: there is no provider. */
  readonly issuer: string | null;
  readonly only: boolean;
}

/** An account with what an operator must know before changing it. */
export interface UserDetail {
  readonly user: UserRecord;
  readonly sessions: number;
  readonly hasGoogle: boolean;
  readonly hasSecondFactor: boolean;
  /** The workspace made with the account, then by name. */
  readonly workspaces: readonly (Grant & { readonly signOn: SignOnState })[];
  /** Newest first. */
  readonly audit: readonly AuditEntry[];
}

/** Accounts shown at once. */
const mostListed = 1_000;
const mostAudited = 200;

const makerView = workspaceDocument.pick('createdBy', 'askedFor');

/** Accounts that asked for a plan: at sign-up, or for a workspace that they made. */
async function findAsking({ models }: OperatorContext) {
  const asking = await models.workspaces.findReadable({ askedFor: { $ne: null } }, makerView);
  const makers = asking.map(({ createdBy }) => createdBy);
  return { $or: [{ askedFor: { $ne: null } }, { _id: { $in: makers } }] };
}

/** The same accounts; a plan that one asked for by any workspace that it made is shown as asked for by the account. */
async function addAskedPlans({ models }: OperatorContext, users: readonly UserRecord[]) {
  const asking = { createdBy: { $in: users.map(({ _id }) => _id) }, askedFor: { $ne: null } };
  const found = await models.workspaces.findReadable(asking, makerView);
  const plans = new Map(found.map(({ createdBy, askedFor }) => [createdBy, askedFor]));
  return users.map((user) => ({ ...user, askedFor: plans.get(user._id) ?? user.askedFor }));
}

/** The accounts that match, the newest first: how many, and the first thousand. */
export async function listUsers(
  context: OperatorContext,
  { search, plan, asked }: UserFilter,
): Promise<{ readonly count: number; readonly users: readonly UserRecord[] }> {
  const { models } = context;
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const filter = {
    ...(plan === undefined ? {} : { plan }),
    ...(asked ? await findAsking(context) : {}),
    ...(words.length === 0
      ? {}
      : {
          $and: words.map((word) => ({
            $or: ['email', 'firstName', 'lastName', 'company'].map((field) => ({
              [field]: containsText(word),
            })),
          })),
        }),
  };
  const users = await models.users.findReadable(filter, undefined, {
    sort: { createdAt: -1 },
    limit: mostListed,
  });
  const count = await models.users.count(filter);
  return { count, users: await addAskedPlans(context, users) };
}

/** The account of this address or id; null if there is none. */
export function findUser({ models }: OperatorContext, who: string): Promise<UserRecord | null> {
  return models.users.findOne(who.includes('@') ? { email: normalizeEmail(who) } : { _id: who });
}

/** The workspace of this id that the user is a member of; without an id the one made with the account. Null if there is none. */
export async function findWorkspace(
  context: OperatorContext,
  user: UserRecord,
  id: string = user._id,
): Promise<WorkspaceRecord | null> {
  const grants = await listGrants(context, user);
  return grants.find(({ workspace }) => workspace._id === id)?.workspace ?? null;
}

async function describeSignOn(
  { models }: OperatorContext,
  workspaceId: string,
): Promise<SignOnState> {
  const provider = await models.signOnProviders.findOne({ _id: workspaceId });
  const domains = await models.signOnDomains.in(workspaceId).findReadable({});
  return {
    domains: domains.map(({ domain, verifiedAt }) => ({ domain, isVerified: verifiedAt !== null })),
    issuer: provider?.issuer ?? null,
    only: provider?.only ?? false,
  };
}

/** Everything an operator is shown of one account. */
export async function describeUser(
  context: OperatorContext,
  user: UserRecord,
): Promise<UserDetail> {
  const { models, clock } = context;
  const open = { userId: user._id, endedAt: null, expiresAt: { $gt: clock() } };
  return {
    user,
    sessions: await models.sessions.count(open),
    hasGoogle: await models.identities.exists({ userId: user._id }),
    hasSecondFactor: (await findMethods(context, user._id)).length > 0,
    workspaces: await Promise.all(
      (await listGrants(context, user)).map(async (grant) => ({
        ...grant,
        signOn: await describeSignOn(context, grant.workspace._id),
      })),
    ),
    audit: await readAudit(context, user._id),
  };
}

/** Operators' actions on one account or on any, the newest first; the last 200. */
export function readAudit({ models }: OperatorContext, userId?: string): Promise<AuditEntry[]> {
  const options = { sort: { at: -1 }, limit: mostAudited } as const;
  return models.auditEntries.find(userId === undefined ? {} : { userId }, undefined, options);
}
