import {
  type CollectionsOf,
  type Database,
  deletedWorkspace,
  type Logger,
  openCollections,
  runMigrations,
} from '@shortlist/service-kit';
import { accountMail } from './account-mail.js';
import { contactCount, sendCount } from './count.js';
import { deletedScreening } from './deleted-screening.js';
import { migrations } from './migrations.js';
import { rejectionDelivery } from './rejection-delivery.js';

const documents = {
  deliveries: rejectionDelivery,
  deletedScreenings: deletedScreening,
  deletedWorkspaces: deletedWorkspace,
  accountMails: accountMail,
  contactCounts: contactCount,
  sendCounts: sendCount,
};

export type Models = CollectionsOf<typeof documents>;
export type CountModel = Models['sendCounts'];

/**
 * The collections of one database. Resolves when what is stored is migrated and the indexes exist: uniqueness depends
 * on them.
 */
export async function openModels(database: Database, log: Logger): Promise<Models> {
  await runMigrations(database.db, migrations, { log });
  return openCollections(database, documents, log);
}
