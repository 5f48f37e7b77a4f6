import type { Sealer } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { WebhookRecord } from '../../models/webhook.js';
import { isReadable, openSecret, sealSecret } from '../../models/webhook-secret.js';
import { refusal } from '../refusal.js';
import { createWebhookSecret } from './sign-webhook.js';

/** Throws `WebhooksNotOffered` where nothing can be sealed. */
function requireSealer({ config }: Context): Sealer {
  if (!config.webhookSealer) throw refusal('WebhooksNotOffered');
  return config.webhookSealer;
}

/** A new secret of the webhook `id`, and what is stored of it. Throws `WebhooksNotOffered`. */
export function createSealedSecret(context: Context, id: string) {
  const secret = createWebhookSecret();
  return { secret, sealed: sealSecret(requireSealer(context), secret, id) };
}

/** The stored form of a secret of the webhook `id` from now on. Throws `WebhooksNotOffered`. */
export function keepSealed(context: Context, stored: string, id: string): string {
  return isReadable(stored) ? sealSecret(requireSealer(context), stored, id) : stored;
}

function read({ config, log }: Context, stored: string, webhookId: string): string[] {
  if (isReadable(stored)) return [stored];
  try {
    if (config.webhookSealer) return [openSecret(config.webhookSealer, stored, webhookId)];
    log.error({ webhookId }, 'a webhook can’t be signed: WEBHOOK_KEY is not set');
  } catch (error) {
    log.error(
      { err: error, webhookId },
      'a webhook can’t be signed: WEBHOOK_KEY is not the one its secret was stored with',
    );
  }
  return [];
}

/** The secrets that sign now: the newest, and the one before for as long as it counts; null when the newest can't be read. */
export function readSecrets(context: Context, webhook: WebhookRecord): readonly string[] | null {
  const { _id, secret, formerSecret, formerSecretUntil } = webhook;
  const [current] = read(context, secret, _id);
  if (current === undefined) return null;
  const isRotating =
    formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > context.clock();
  return [current, ...(isRotating ? read(context, formerSecret, _id) : [])];
}
