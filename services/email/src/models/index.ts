import {
  type CollectionsOf,
  deletedWorkspace,
  type Logger,
  openCollections,
  runMigrations,
} from '@shortlist/service-kit';
import type { Connection } from 'mongoose';
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
 * The collections on one connection. Resolves when what is stored is migrated and the indexes exist: uniqueness depends
 * on them.
 */
export async function openModels(connection: Connection, log: Logger): Promise<Models> {
  await runMigrations(connection, migrations, { log });
  return openCollections(connection, documents, log);
}
