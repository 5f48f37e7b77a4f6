import type { Connection } from 'mongoose';
import { accountSchema } from './account.js';
import { outcomeSchema } from './outcome.js';

/** The models on one connection. Resolves when their indexes stand. */
export async function createModels(connection: Connection) {
  const models = {
    accounts: connection.model('Account', accountSchema),
    outcomes: connection.model('Outcome', outcomeSchema),
  };
  await Promise.all(Object.values(models).map((model) => model.init()));
  return models;
}

export type Models = Awaited<ReturnType<typeof createModels>>;
