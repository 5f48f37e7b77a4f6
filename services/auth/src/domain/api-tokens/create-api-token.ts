import { randomUUID } from 'node:crypto';
import { type ApiScope, apiTokenLimits, apiTokenPrefix } from '@shortlist/contracts/api-scopes';
import type { Context } from '../../context.js';
import type { ApiTokenRecord } from '../../models/api-token.js';
import type { UserRecord } from '../../models/user.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { oweMail, sendOwedMail } from '../mails/due-mails.js';
import { refusal } from '../refusal.js';
import { createSecret, hashSecret } from '../secrets.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an expired token is still listed. */
const REMEMBER_MS = 30 * DAY_MS;
const endingLength = 4;

export interface WantedApiToken {
  /** As they were proved to be the owner. */
  readonly owner: UserRecord;
  /** The workspace that it acts in. */
  readonly workspaceId: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Null: it ends when it is revoked. */
  readonly expiresInDays: number | null;
}

export interface CreatedApiToken {
  readonly token: ApiTokenRecord;
  /** Returned this once. */
  readonly secret: string;
}

/**
 * Makes an access token of the API, and owes its owner a mail about it. Throws `TooManyTokens`, and `WrongPassword` when
 * another password was set meanwhile.
 */
export async function createApiToken(
  context: Context,
  { owner, workspaceId, name, scopes, expiresInDays }: WantedApiToken,
): Promise<CreatedApiToken> {
  const { apiTokens, users } = context.models;
  const { _id: userId, passwordHash } = owner;
  const now = context.clock();
  const secret = apiTokenPrefix + createSecret();
  const expiresAt =
    expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS);
  const token = await apiTokens.everywhere.create({
    _id: hashSecret(secret),
    publicId: randomUUID(),
    userId,
    workspaceId,
    name,
    scopes: [...new Set(scopes)],
    ending: secret.slice(-endingLength),
    createdAt: now,
    expiresAt,
    purgeAt: expiresAt && new Date(expiresAt.getTime() + REMEMBER_MS),
  });
  // Counted only now: of several made at once none slips past the limit.
  const good = { userId, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] };
  if ((await apiTokens.everywhere.count(good)) > apiTokenLimits.perAccount) {
    await apiTokens.everywhere.deleteOne({ _id: token._id });
    throw refusal('TooManyTokens');
  }
  // Asked only now: anyone who resets the password from here on ends this token.
  const user = await users.findOneAndUpdate(
    { _id: userId, passwordHash },
    { $set: oweMail(context, 'apiTokenMade') },
  );
  if (!user) {
    await apiTokens.everywhere.deleteOne({ _id: token._id });
    await requireStillThere(context, userId);
    throw refusal('WrongPassword');
  }
  context.background.run('token notice', () => sendOwedMail(context, user, 'apiTokenMade'));
  return { token, secret };
}
