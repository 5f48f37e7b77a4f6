import type { Sealer } from '@shortlist/service-kit';

/** Prefix of webhook secrets (Standard Webhooks); nothing that is sealed begins so. */
export const webhookSecretPrefix = 'whsec_';

/** Stored before secrets were sealed, or by a release that does not seal them. */
export function isReadable(stored: string): boolean {
  return stored.startsWith(webhookSecretPrefix);
}

/** The secret as it is stored with the webhook `id`. */
export function sealSecret(sealer: Sealer, secret: string, id: string): string {
  return sealer.seal(new TextEncoder().encode(secret), id);
}

/** Throws when it was sealed with another key or for another webhook. */
export function openSecret(sealer: Sealer, stored: string, id: string): string {
  return new TextDecoder().decode(sealer.open(stored, id));
}
