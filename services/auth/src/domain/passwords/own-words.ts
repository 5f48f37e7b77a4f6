import type { PasswordOwner } from '@shortlist/contracts/password-rule';

/** Owner of the new password. */
export interface WeaknessOwner extends PasswordOwner {
  readonly company?: string | null | undefined;
}

/** Shorter ones stand in many words by chance. */
const leastLength = 3;

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** The words by which others know a person, and what people put together of them; lower case. */
export function ownWords({ email = '', firstName = '', lastName = '', company }: WeaknessOwner) {
  const local = email.split('@')[0] ?? '';
  const texts = [
    email,
    local,
    `${firstName}${lastName}`,
    `${lastName}${firstName}`,
    company ?? '',
    wordsOf(company ?? '').join(''),
    ...[local, firstName, lastName, company ?? ''].flatMap(wordsOf),
  ].map((text) => text.trim().toLowerCase());
  return new Set(texts.filter((text) => text.length >= leastLength));
}
