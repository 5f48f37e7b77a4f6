import { type ApiScope, apiScopes } from '@shortlist/contracts/api-scopes';
import type { Context } from '../../context.js';
import { hashSecret } from '../secrets.js';
import { readClaimsOf } from '../workspaces/list-grants.js';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface GrantedAccess {
  /** Good for a minute. */
  readonly accessToken: string;
  readonly scopes: ApiScope[];
}

/** Writes the day down, once a day: a call costs no write otherwise. */
async function noteUse(
  { models, clock }: Context,
  token: { readonly _id: string; readonly lastUsedOn: Date | null },
): Promise<void> {
  const today = new Date(Math.floor(clock().getTime() / DAY_MS) * DAY_MS);
  if (token.lastUsedOn && token.lastUsedOn >= today) return;
  await models.apiTokens.everywhere.updateOne({ _id: token._id }, { $set: { lastUsedOn: today } });
}

/**
 * A short-lived access token that stands for a token of the API and says what it may do. Null when the token is unknown,
 * has expired or was revoked, when its account is disabled, not verified or gone, and when that is no member of the
 * workspace any more.
 */
export async function exchangeApiToken(
  context: Context,
  secret: string,
): Promise<GrantedAccess | null> {
  const { models, clock, signShortToken } = context;
  const token = await models.apiTokens.everywhere.findOne({ _id: hashSecret(secret) });
  if (!token || (token.expiresAt && token.expiresAt <= clock())) return null;
  const user = await models.users.findOne({ _id: token.userId });
  if (!user?.verifiedAt || user.disabledAt) return null;
  const claims = await readClaimsOf(context, user, token.workspaceId);
  if (!claims) return null;
  await noteUse(context, token);
  const scopes = apiScopes.filter((scope) => token.scopes.includes(scope));
  return { accessToken: signShortToken({ ...claims, scopes }), scopes };
}
