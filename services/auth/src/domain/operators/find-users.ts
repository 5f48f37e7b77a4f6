import type { PlanName } from '@shortlist/contracts/entities';
import { containsText } from '@shortlist/service-kit';
import type { AuditEntry } from '../../models/audit-entry.js';
import type { UserRecord } from '../../models/user.js';
import { normalizeEmail } from '../normalize-email.js';
import { findMethods } from '../second-factor/find-methods.js';
import type { OperatorContext } from './operator-context.js';

export interface UserFilter {
  /** Words of the address, the name or the company. */
  readonly search?: string | undefined;
  readonly plan?: PlanName | undefined;
  /** Only those who asked for a plan and have had no answer. */
  readonly asked: boolean;
}

/** An account with what an operator must know before changing it. */
export interface UserDetail {
  readonly user: UserRecord;
  readonly sessions: number;
  readonly hasGoogle: boolean;
  readonly hasSecondFactor: boolean;
  /** Newest first. */
  readonly audit: readonly AuditEntry[];
}

/** Accounts shown at once. */
const mostListed = 1_000;
const mostAudited = 200;

/** The accounts that match, the newest first: how many, and the first thousand. */
export async function listUsers(
  { models }: OperatorContext,
  { search, plan, asked }: UserFilter,
): Promise<{ readonly count: number; readonly users: readonly UserRecord[] }> {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const filter = {
    ...(plan === undefined ? {} : { plan }),
    ...(asked ? { askedFor: { $ne: null } } : {}),
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
  return { count, users };
}

/** The account of this address or id; null if there is none. */
export function findUser({ models }: OperatorContext, who: string): Promise<UserRecord | null> {
  return models.users.findOne(who.includes('@') ? { email: normalizeEmail(who) } : { _id: who });
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
    audit: await readAudit(context, user._id),
  };
}

/** Operators' actions on one account or on any, the newest first; the last 200. */
export function readAudit({ models }: OperatorContext, userId?: string): Promise<AuditEntry[]> {
  const options = { sort: { at: -1 }, limit: mostAudited } as const;
  return models.auditEntries.find(userId === undefined ? {} : { userId }, undefined, options);
}
