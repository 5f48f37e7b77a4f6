import {
  deletedWorkspace,
  type Logger,
  openCollections,
  runMigrations,
} from '@shortlist/service-kit';
import type { Connection } from 'mongoose';
import { accountDocument } from './account.js';
import { migrations } from './migrations.js';
import { outcomeDocument } from './outcome.js';

/** The models on one connection. Resolves when what is stored is migrated and the indexes exist. */
export async function createModels(connection: Connection, log: Logger) {
  await runMigrations(connection, migrations, { log });
  const documents = {
    accounts: accountDocument,
    outcomes: outcomeDocument,
    deletedWorkspaces: deletedWorkspace,
  };
  return openCollections(connection, documents, log);
}

export type Models = Awaited<ReturnType<typeof createModels>>;
