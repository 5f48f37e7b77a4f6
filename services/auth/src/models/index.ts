import type { Connection } from 'mongoose';
import { mailTokenSchema } from './mail-token.js';
import { refreshTokenSchema } from './refresh-token.js';
import { sessionSchema } from './session.js';
import { userSchema } from './user.js';

/** The models on one connection. Resolves when their indexes stand: uniqueness depends on them. */
export async function createModels(connection: Connection) {
  const models = {
    users: connection.model('User', userSchema),
    mailTokens: connection.model('MailToken', mailTokenSchema),
    sessions: connection.model('Session', sessionSchema),
    refreshTokens: connection.model('RefreshToken', refreshTokenSchema),
  };
  await Promise.all(Object.values(models).map((model) => model.init()));
  return models;
}

export type Models = Awaited<ReturnType<typeof createModels>>;
