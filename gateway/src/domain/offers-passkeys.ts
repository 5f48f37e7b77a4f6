import { isIP } from 'node:net';

/** Passkeys belong to the address where people reach Shortlist, by its name; an address without one can have none. */
export function offersPasskeys(appUrl: string | undefined): boolean {
  if (appUrl === undefined) return false;
  return isIP(new URL(appUrl).hostname.replace(/^\[|\]$/g, '')) === 0;
}
