import { deletedUser, type Logger, openCollections } from '@shortlist/service-kit';
import type { Connection } from 'mongoose';
import { accountDocument } from './account.js';
import { outcomeDocument } from './outcome.js';

/** The models on one connection. Resolves when their indexes exist. */
export function createModels(connection: Connection, log: Logger) {
  const documents = {
    accounts: accountDocument,
    outcomes: outcomeDocument,
    deletedUsers: deletedUser,
  };
  return openCollections(connection, documents, log);
}

export type Models = Awaited<ReturnType<typeof createModels>>;
