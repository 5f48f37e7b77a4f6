import { createHmac, randomBytes } from 'node:crypto';
import { webhookSecretPrefix } from '../../models/webhook-secret.js';

/** A new secret for signatures: `whsec_` and 32 random bytes in base64. */
export function createWebhookSecret(): string {
  return webhookSecretPrefix + randomBytes(32).toString('base64');
}

/** Parts that are signed together. */
export interface SignedParts {
  /** The `webhook-id` header: the same for every try of one delivery. */
  readonly id: string;
  /** The `webhook-timestamp` header: seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The `webhook-signature` header by Standard Webhooks (https://www.standardwebhooks.com, version v1): HMAC-SHA-256, one
 * signature for each secret.
 */
export function signWebhook(
  secrets: readonly string[],
  { id, timestamp, body }: SignedParts,
): string {
  const signed = `${id}.${timestamp}.${body}`;
  return secrets
    .map((secret) => {
      const key = new Uint8Array(Buffer.from(secret.slice(webhookSecretPrefix.length), 'base64'));
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    })
    .join(' ');
}
