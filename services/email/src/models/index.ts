import type { Connection } from 'mongoose';
import { accountMailSchema } from './account-mail.js';
import { createCountSchema } from './count.js';
import { rejectionDeliverySchema } from './rejection-delivery.js';

/** The models on one connection. Resolves when their indexes stand: uniqueness depends on them. */
export async function createModels(connection: Connection) {
  const models = {
    deliveries: connection.model('RejectionDelivery', rejectionDeliverySchema),
    accountMails: connection.model('AccountMail', accountMailSchema),
    contactCounts: connection.model('ContactCount', createCountSchema('contact_counts')),
    sendCounts: connection.model('SendCount', createCountSchema('send_counts')),
  };
  await Promise.all(Object.values(models).map((model) => model.init()));
  return models;
}

export type Models = Awaited<ReturnType<typeof createModels>>;
export type CountModel = Models['sendCounts'];
