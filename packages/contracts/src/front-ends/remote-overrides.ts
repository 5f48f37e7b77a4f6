/**
 * Where a deployment allows it (`RuntimeConfig.remoteOverrides`), a person can make their own browser take a remote from
 * another place, e.g. from their own machine. Both the page, which asks the person, and the gateway, which lets the page
 * load from there, read the address by this.
 */
export const overridesPath = '/remote-overrides';

/** Seconds after which a browser takes everything from where all others do. */
export const overrideSeconds = 24 * 60 * 60;

const longestAddress = 500;

export interface OverrideAddress {
  readonly manifest: string;
  readonly origin: string;
}

export interface OverrideProblem {
  /** A sentence for a person. */
  readonly problem: string;
}

/** The address of a manifest, if a browser may be told to take a remote from there. */
export function readOverrideAddress(
  address: string,
  allowedOrigins: readonly string[],
): OverrideAddress | OverrideProblem {
  if (address.length > longestAddress) {
    return { problem: `The address is longer than ${longestAddress} characters.` };
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  // A file's or a script's address has no origin that could be named or trusted.
  if (!url || !/^https?:$/.test(url.protocol)) {
    return { problem: 'The address does not begin with http:// or https://.' };
  }
  if (url.username !== '' || url.password !== '') {
    return { problem: 'The address holds a name or a password, which could hide where it leads.' };
  }
  if (!allowedOrigins.includes(url.origin)) {
    return { problem: `Parts from ${url.origin} are not allowed here.` };
  }
  return { manifest: url.href, origin: url.origin };
}
