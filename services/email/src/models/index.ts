import {
  type CollectionsOf,
  deletedUser,
  type Logger,
  openCollections,
} from '@shortlist/service-kit';
import type { Connection } from 'mongoose';
import { accountMail } from './account-mail.js';
import { contactCount, sendCount } from './count.js';
import { deletedScreening } from './deleted-screening.js';
import { rejectionDelivery } from './rejection-delivery.js';

const documents = {
  deliveries: rejectionDelivery,
  deletedScreenings: deletedScreening,
  deletedUsers: deletedUser,
  accountMails: accountMail,
  contactCounts: contactCount,
  sendCounts: sendCount,
};

export type Models = CollectionsOf<typeof documents>;
export type CountModel = Models['sendCounts'];

/** The collections on one connection. Resolves when their indexes exist: uniqueness depends on them. */
export function openModels(connection: Connection, log: Logger): Promise<Models> {
  return openCollections(connection, documents, log);
}
