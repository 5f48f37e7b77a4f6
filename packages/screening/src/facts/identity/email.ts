import { foldText } from '../../text/words/fold.js';
import { agreement } from './address/agreement.js';
import {
  type AddressDoubt,
  type AddressOwner,
  findWritten,
  type FoundAddress,
  settleAddress,
} from './address/find-address.js';

const REFERENCE = /\b(?:referees?|references?|referred by|supervisor|line manager)\b/i;
/** Referees are not named within this many characters of a resume's beginning. */
const MIN_HEAD = 200;

/** True when an address contains a part of the name. */
export function sharesName(email: string, name: string): boolean {
  return agreement(localOf(email), name) !== 'none';
}

const localOf = (email: string) => email.slice(0, Math.max(0, email.lastIndexOf('@')));

/** The addresses of links, of which nobody sees more than a word: they count where none is written. */
function linked({ name, mailtos }: AddressOwner): readonly FoundAddress[] {
  return mailtos.flatMap((link) => {
    const [written] = findWritten(link);
    const settled = written && settleAddress(link, written, { name, mailtos: [] });
    return settled ? [{ ...settled, start: 0 }] : [];
  });
}

/** The addresses of a text as they read for somebody of that name, in order, each once. */
function addressesFor(text: string, who: AddressOwner): readonly FoundAddress[] {
  const found = new Map<string, FoundAddress>();
  for (const written of findWritten(text)) {
    const settled = settleAddress(text, written, who);
    if (!settled) continue;
    const known = found.get(settled.address);
    // Where it is written twice, the clearer place counts.
    if (!known || (known.doubt !== null && settled.doubt === null))
      found.set(settled.address, { ...settled, start: known?.start ?? settled.start });
  }
  return found.size > 0 ? [...found.values()] : linked(who);
}

/** Those that appear before a resume mentions referees; all where it does not. */
function ownOf(text: string, found: readonly FoundAddress[]): readonly FoundAddress[] {
  const references = text.search(REFERENCE);
  return references > MIN_HEAD ? found.filter(({ start }) => start < references) : found;
}

/** The person's own addresses, as far as they can be read before the name is known. */
export function ownEmails(text: string, mailtos: readonly string[]): readonly string[] {
  return ownOf(text, addressesFor(text, { name: '', mailtos })).map(({ address }) => address);
}

/** True for 'Consultant: Tom Ellery, tom.ellery@…': the line names the other person to whom the address belongs. */
function isOfNamedPerson(text: string, { address, start, doubt }: FoundAddress): boolean {
  if (doubt !== 'other-person') return false;
  const from = text.lastIndexOf('\n', start) + 1;
  const words = new Set(foldText(text.slice(from, start)).split(/[^\p{L}]+/u));
  const parts = foldText(address.replace(/@.*/, ''))
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return parts.length > 1 && parts.every((part) => words.has(part));
}

export interface ReadAddress {
  /** Empty when the resume shows none. */
  readonly email: string;
  /** Null for an address that needs no check. */
  readonly doubt: AddressDoubt | null;
}

/**
 * The address of the person of a resume; `name` is blank where it is not known for certain, `mailtos` are the addresses of its links.
 */
export function findAddress(
  text: string,
  name: string,
  mailtos: readonly string[] = [],
): ReadAddress {
  const all = addressesFor(text, { name, mailtos }).filter(
    (found) => !isOfNamedPerson(text, found),
  );
  const own = ownOf(text, all);
  const isTheirs = ({ address }: FoundAddress) => sharesName(address, name);
  const theirs = own.find(isTheirs) ?? all.find(isTheirs);
  const found = theirs ?? own[0];
  if (!found) return { email: '', doubt: null };
  const isOneOfMany = !theirs && own.length > 1;
  return { email: found.address, doubt: found.doubt ?? (isOneOfMany ? 'several' : null) };
}
