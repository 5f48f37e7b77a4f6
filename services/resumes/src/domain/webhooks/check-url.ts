import { addressOfHost, isPublicAddress } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';

/** Names that no public address has. */
const inside = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan)\.?$/i;

function isOutside({ protocol, hostname, port }: URL): boolean {
  if (protocol !== 'https:' || port === '0') return false;
  const address = addressOfHost(hostname);
  if (address !== null) return isPublicAddress(address);
  return hostname.includes('.') && !inside.test(hostname);
}

/**
 * The address as it is told, for one that may be. Where its name leads is looked at whenever it is told. Throws
 * `AddressRefused`.
 */
export function checkUrl({ config }: Pick<Context, 'config'>, text: string): string {
  const url = new URL(text);
  url.hash = '';
  const hasSecret = url.username !== '' || url.password !== '';
  if (hasSecret || !(config.webhookPrivateAddresses || isOutside(url))) {
    throw refusal('AddressRefused');
  }
  return url.href;
}
