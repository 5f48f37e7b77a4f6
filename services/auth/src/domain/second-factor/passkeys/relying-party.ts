import { isIP } from 'node:net';
import { refusal } from '../../refusal.js';

/** The relying party of passkeys: they work at this address and at no other. */
export interface RelyingParty {
  /** The host's name. */
  readonly id: string;
  readonly origin: string;
}

/** The relying party of the address where people reach Shortlist; undefined for one without a name. */
export function relyingPartyOf(appUrl: string): RelyingParty | undefined {
  const { hostname, origin } = new URL(appUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) > 0 ? undefined : { id: hostname, origin };
}

/** Throws `PasskeysNotOffered`. */
export function requireRelyingParty({
  config,
}: {
  readonly config: { readonly relyingParty?: RelyingParty | undefined };
}): RelyingParty {
  if (!config.relyingParty) throw refusal('PasskeysNotOffered');
  return config.relyingParty;
}
