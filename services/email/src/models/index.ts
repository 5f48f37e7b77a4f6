import type { Connection } from 'mongoose';
import { accountMailSchema } from './account-mail.js';
import { contactCountSchema } from './contact-count.js';
import { rejectionDeliverySchema } from './rejection-delivery.js';

/** The models on one connection. Resolves when their indexes stand: uniqueness depends on them. */
export async function createModels(connection: Connection) {
  const models = {
    deliveries: connection.model('RejectionDelivery', rejectionDeliverySchema),
    accountMails: connection.model('AccountMail', accountMailSchema),
    contactCounts: connection.model('ContactCount', contactCountSchema),
  };
  await Promise.all(Object.values(models).map((model) => model.init()));
  return models;
}

export type Models = Awaited<ReturnType<typeof createModels>>;
