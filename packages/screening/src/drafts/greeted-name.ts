import { isGivenName, isPostNominal } from '../facts/identity/identity-words.js';
import { nameFromLine } from '../facts/identity/name.js';
import { plainLine } from './plain-text.js';

/** Why a letter must not greet a person by what a resume seems to give as the name. */
export type NameDoubt = 'first-only' | 'unclear';

export interface GreetedName {
  /** The name without titles and letters behind it; empty when it must not be used. */
  readonly name: string;
  /** Null when the name is clear. */
  readonly doubt: NameDoubt | null;
}

/**
 * The name by which a letter may greet a person. A wrong greeting hurts more than none: what is no clear name, such as
 * letters behind a name, a job title, a heading, an address or a single word, is not used.
 */
export function greetedName(name: string): GreetedName {
  const plain = plainLine(name);
  const read = nameFromLine(plain);
  const [first = ''] = (read ?? '').split(' ');
  const isClear = read !== null && (isGivenName(first) || !isPostNominal(first));
  if (isClear && plain !== 'Unknown candidate') return { name: read, doubt: null };
  return { name: '', doubt: isGivenName(plain) ? 'first-only' : 'unclear' };
}
