import type { Context } from '../../context.js';
import { webhookDocument } from '../../models/webhook.js';
import { isReadable, sealSecret } from '../../models/webhook-secret.js';

const view = webhookDocument.pick('secret', 'formerSecret');
const fields = ['secret', 'formerSecret'] as const;
const batchSize = 100;

/**
 * Encrypts every secret with the first WEBHOOK_KEY that an older one encrypted, or that a release of before, which may run beside
 * this one, stored readable. While there are several keys it says so, so that the older ones can go.
 */
export async function renewSecrets({ config, models, log }: Context): Promise<void> {
  const sealer = config.webhookSealer;
  if (!sealer) return;
  const { webhooks } = models;
  let renewed = 0;
  let unreadable = 0;
  await webhooks.everywhere.eachReadable(
    {},
    view,
    { sort: { _id: 1 }, batchSize },
    async (webhook) => {
      const { _id } = webhook;
      for (const field of fields) {
        const { [field]: stored } = webhook;
        if (stored === null) continue;
        try {
          const sealed = isReadable(stored)
            ? sealSecret(sealer, stored, _id)
            : sealer.renew(stored, _id);
          if (sealed === null) continue;
          // Not in the place of one that was made meanwhile.
          const result = await webhooks.everywhere.updateOne(
            { _id, [field]: stored },
            { $set: { [field]: sealed } },
          );
          renewed += result.modifiedCount;
        } catch (error) {
          unreadable += 1;
          if (sealer.isRotating)
            log.error({ err: error, webhookId: _id }, 'no key of WEBHOOK_KEY opens a secret');
        }
      }
    },
  );
  if (sealer.isRotating || renewed > 0)
    log.info(
      { renewed, unreadable },
      'secrets of webhooks are encrypted with the first WEBHOOK_KEY',
    );
}
