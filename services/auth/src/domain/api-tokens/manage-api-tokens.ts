import type { Context } from '../../context.js';
import type { ApiTokenRecord } from '../../models/api-token.js';
import { refusal } from '../refusal.js';

/** The user's tokens, newest first; expired ones among them until they are purged. */
export function listApiTokens({ models }: Context, userId: string): Promise<ApiTokenRecord[]> {
  return models.apiTokens.everywhere.findReadable({ userId }, undefined, {
    sort: { createdAt: -1 },
  });
}

/** Throws `TokenNotFound`, also for a token of somebody else. */
export async function revokeApiToken(
  { models, announceAccessEnded }: Context,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  const own = { publicId: id, userId };
  if (!(await models.apiTokens.everywhere.exists(own))) throw refusal('TokenNotFound');
  await models.apiTokens.everywhere.deleteOne(own);
  await announceAccessEnded(userId);
}

/** Ends all tokens of a user. */
export async function eraseApiTokens(
  { models, announceAccessEnded }: Pick<Context, 'models' | 'announceAccessEnded'>,
  userId: string,
): Promise<void> {
  await models.apiTokens.everywhere.deleteMany({ userId });
  await announceAccessEnded(userId);
}
