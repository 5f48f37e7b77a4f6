import { addressOfHost, isPublicAddress } from './public-address.js';

/** Names that no public address has. */
const inside = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan)\.?$/i;

function isOutside({ hostname }: URL): boolean {
  const address = addressOfHost(hostname);
  if (address !== null) return isPublicAddress(address);
  return hostname.includes('.') && !inside.test(hostname);
}

export interface FindAddressProblemOptions {
  /** Addresses inside private networks, other ports and http are allowed. */
  readonly allowsPrivate: boolean;
  /** Subject and verb of a sentence that ends with 'to port 443 only.' */
  readonly calls: string;
}

/**
 * Says why this server may not call an address that a person entered, as a sentence; null where it may. Ports other than
 * 443 are refused because the network policies of a deployment let only that one out (deploy/kubernetes/base/policies).
 * The addresses of its name are checked at each call: see `sendRequest`.
 */
export function findAddressProblem(
  address: string,
  { allowsPrivate, calls }: FindAddressProblemOptions,
): string | null {
  const url = new URL(address);
  if (url.username !== '' || url.password !== '')
    return 'Please remove name and password from the address.';
  if (allowsPrivate) return null;
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  if (!isOutside(url)) return 'The address is in a private network, where we send nothing.';
  // A URL leaves out the port 443.
  if (url.port !== '') return `${calls} to port 443 only. Please remove the port.`;
  return null;
}
