import { RegistryError } from '../registry-error.js';

/** The origin that an address or origin names; a sentence where it names none. */
export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new RegistryError(
    'OriginRefused',
    `${text} is no origin. Please say it as https://cdn.example, without a path or a user.`,
  );
}

/** Throws `OriginRefused` unless a build of the remote may lie at this address; without origins it may lie anywhere. */
export function requireOrigin(name: string, origins: readonly string[], address: string): void {
  const { origin, username, password, hostname } = new URL(address);
  // As a browser reads it: of https://cdn.example@evil.example the origin is the latter.
  const isAllowed = origins.length === 0 || origins.includes(origin);
  if (isAllowed && username === '' && password === '') return;
  throw new RegistryError(
    'OriginRefused',
    isAllowed
      ? `The address at ${hostname} holds a user or a password. Please leave them out.`
      : `Builds of ${name} may lie at ${origins.join(', ')}, and ${origin} is none of these. An operator can add it.`,
  );
}
