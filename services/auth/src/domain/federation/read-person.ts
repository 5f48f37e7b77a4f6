import { emailAddress } from '@shortlist/contracts/entities';
import { withoutLinks } from '@shortlist/service-kit';
import { normalizeEmail } from '../normalize-email.js';
import { refusal } from '../refusal.js';
import type { IdentityToken } from './identity-tokens.js';

/** The signed-in person, as the provider has verified. */
export interface Person {
  /** The provider's first issuer and its own id of the person: the same for ever, as an address is not. */
  readonly identity: { readonly issuer: string; readonly subject: string };
  /** Normalised, and verified by the provider. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

type NameClaims = {
  readonly [Name in 'name' | 'given_name' | 'family_name']?: string | undefined;
};

const maxNameLength = 100;

/** One line of text without links, as mails greet with it. */
function cleanName(name: string | undefined): string {
  const line = (name ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return withoutLinks(line).slice(0, maxNameLength).trim();
}

/** Names as a provider's claims give them; without any, the first name is the beginning of the address. */
export function namesOf(claims: NameClaims, email: string) {
  const [first = '', ...others] = cleanName(claims.name).split(' ');
  return {
    firstName: cleanName(claims.given_name) || first || (email.split('@')[0] ?? ''),
    lastName: cleanName(claims.family_name) || (claims.given_name ? '' : others.join(' ')),
  };
}

/** Reads the person from a good token. Throws `IdentityAddressMissing` or `IdentityAddressUnverified`. */
export function readPerson(token: IdentityToken): Person {
  const { claims, provider } = token;
  if (!claims.email) throw refusal('IdentityAddressMissing');
  const email = emailAddress.safeParse(normalizeEmail(claims.email));
  if (!email.success) throw refusal('IdentityAddressMissing');
  if (claims.email_verified !== true) throw refusal('IdentityAddressUnverified');
  return {
    identity: { issuer: provider.issuers[0], subject: claims.sub },
    email: email.data,
    ...namesOf(token.claims, email.data),
  };
}
