import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** A name leads into a private network. */
export class PrivateAddressError extends Error {}

/** All addresses of a name, as the system's resolver finds them. */
export type ResolveName = (
  hostname: string,
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveAll: ResolveName = (hostname, answer) => lookUp(hostname, { all: true }, answer);

/**
 * Resolves a name for one connection, which goes to exactly the addresses that were looked at: a name that leads
 * elsewhere a moment later gains nothing. Fails with PrivateAddressError unless all of them are public. A host that is
 * an IP address is never looked up: see `addressOfHost`.
 */
export function lookupPublic(resolve: ResolveName = resolveAll): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error('It has no address.'), '');
      else if (!addresses.every(({ address }) => isPublicAddress(address)))
        callback(new PrivateAddressError('It leads into a private network.'), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
