import { findAddressProblem } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { WebhookRecord } from '../../models/webhook.js';
import { refusal } from '../refusal.js';

/** True where a webhook may name a private address: by the operator's setting, or by a caller on this machine. */
export function mayBePrivate(
  { webhookPrivateAddresses }: Pick<Context['config'], 'webhookPrivateAddresses'>,
  isLocal: boolean,
): boolean {
  return webhookPrivateAddresses === 'local' ? isLocal : webhookPrivateAddresses;
}

const calls = 'Webhooks go';

/** Says why nothing can be sent to a stored webhook until it is changed, as a sentence; null where it can. */
export function findStoredProblem(
  config: Pick<Context['config'], 'webhookPrivateAddresses'>,
  { url, isLocal }: Pick<WebhookRecord, 'url' | 'isLocal'>,
): string | null {
  return findAddressProblem(url, { allowsPrivate: mayBePrivate(config, isLocal), calls });
}

/**
 * The address as events are sent to it, for one that is allowed. The addresses of its name are checked at each
 * delivery. Throws `AddressRefused`.
 */
export function checkUrl(
  { config }: Pick<Context, 'config'>,
  text: string,
  isLocal: boolean,
): string {
  const url = new URL(text);
  url.hash = '';
  const allowsPrivate = mayBePrivate(config, isLocal);
  const problem = findAddressProblem(url.href, { allowsPrivate, calls });
  if (problem !== null) throw refusal('AddressRefused', { problem });
  return url.href;
}
