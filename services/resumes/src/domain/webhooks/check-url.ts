import { addressOfHost, isPublicAddress } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { WebhookRecord } from '../../models/webhook.js';
import { refusal } from '../refusal.js';

/** Names that no public address has. */
const inside = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan)\.?$/i;

function isOutside({ hostname }: URL): boolean {
  const address = addressOfHost(hostname);
  if (address !== null) return isPublicAddress(address);
  return hostname.includes('.') && !inside.test(hostname);
}

/** True where a webhook may name a private address: by the operator's setting, or by a caller on this machine. */
export function mayBePrivate(
  { webhookPrivateAddresses }: Pick<Context['config'], 'webhookPrivateAddresses'>,
  isLocal: boolean,
): boolean {
  return webhookPrivateAddresses === 'local' ? isLocal : webhookPrivateAddresses;
}

/**
 * Says why an address can't be a webhook's, as a sentence; null for one that can. Ports other than 443 are refused
 * because the network policies of a deployment let only that one out (deploy/kubernetes/base/policies).
 */
export function findAddressProblem(address: string, allowsPrivate: boolean): string | null {
  const url = new URL(address);
  if (url.username !== '' || url.password !== '')
    return 'Please remove name and password from the address.';
  if (allowsPrivate) return null;
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  if (!isOutside(url)) return 'The address is in a private network, where we send nothing.';
  // A URL leaves out the port 443.
  if (url.port !== '') return 'Webhooks go to port 443 only. Please remove the port.';
  return null;
}

/** Says why nothing can be sent to a stored webhook until it is changed, as a sentence; null where it can. */
export function findStoredProblem(
  config: Pick<Context['config'], 'webhookPrivateAddresses'>,
  { url, isLocal }: Pick<WebhookRecord, 'url' | 'isLocal'>,
): string | null {
  return findAddressProblem(url, mayBePrivate(config, isLocal));
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
  const problem = findAddressProblem(url.href, mayBePrivate(config, isLocal));
  if (problem !== null) throw refusal('AddressRefused', { problem });
  return url.href;
}
