import {
  type Database,
  deletedWorkspace,
  type Logger,
  openCollections,
  runMigrations,
} from '@shortlist/service-kit';
import { accountDocument } from './account.js';
import { migrations } from './migrations.js';
import { outcomeDocument } from './outcome.js';

/** The models of one database. Resolves when what is stored is migrated and the indexes exist. */
export async function createModels(database: Database, log: Logger) {
  await runMigrations(database.db, migrations, { log });
  const documents = {
    accounts: accountDocument,
    outcomes: outcomeDocument,
    deletedWorkspaces: deletedWorkspace,
  };
  return openCollections(database, documents, log);
}

export type Models = Awaited<ReturnType<typeof createModels>>;
