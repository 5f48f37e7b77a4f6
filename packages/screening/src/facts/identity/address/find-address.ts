import { foldText } from '../../../text/words/fold.js';
import { isGivenName } from '../identity-words.js';
import { agreement } from './agreement.js';
import { surroundings } from './cells.js';
import { joinDomain, type Joined, joinLocal } from './wraps.js';
import { readWritten, type WrittenAddress } from './written.js';

/** Why an address has to be checked by a person before anything is sent to it. */
export type AddressDoubt =
  'unclear' | 'wrapped' | 'letters' | 'shared' | 'other-person' | 'several' | 'scanned';

export interface FoundAddress {
  /** In lower case. */
  readonly address: string;
  readonly start: number;
  readonly doubt: AddressDoubt | null;
}

const clear = (text: string): Joined => ({ text, isDoubtful: false });
const MAX_ADDRESSES = 200;
/** Mailboxes of firms and departments. */
const SHARED =
  /^(?:info|office|jobs?|hr|careers?|admin|support|sales|team|noreply|no-reply|contact|enquiries|kontakt|bewerbung|recruit\p{L}*)$/u;

/** Everything in a text that is written as an address, or as a part of one. */
export function findWritten(text: string): readonly WrittenAddress[] {
  const found: WrittenAddress[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const written = readWritten(text, at);
    if (written) found.push(written);
    if (found.length === MAX_ADDRESSES) break;
  }
  return found;
}

/** True for 'LeedsAnna.hill': capitals show where a word of something else ends. */
function hasGluedWord(local: string, name: string): boolean {
  const [first = '', ...others] = local.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
  const isNamed = others.length > 0 && agreement(others.join(''), name) !== 'none';
  return isNamed && agreement(local, name) !== 'whole' && agreement(first, name) === 'none';
}

/** A word without what spellings of one name differ in: 'yousef' and 'youssef', 'khalid' and 'khaled'. */
function soundOf(word: string): string {
  return foldText(word)
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1/g, '$1');
}

/** True for 'tom.ellery' where the resume is of somebody with another name in Latin letters. */
function isOfAnother(local: string, name: string): boolean {
  const parts = local.split(/[._-]/).map((part) => part.replace(/\d/g, ''));
  const isName = parts.length > 1 && parts.length < 4 && parts.every((part) => part.length > 2);
  if (!isName || agreement(local, name) !== 'none' || !parts.some(isGivenName)) return false;
  const words = foldText(name).split(/[^a-z]+/);
  const sounds = new Set(words.filter((word) => word.length > 2).map(soundOf));
  return sounds.size > 0 && !parts.some((part) => sounds.has(soundOf(part)));
}

/** The person of a resume, as far as the address is read by them. */
export interface AddressOwner {
  /** Blank where it is not known for certain. */
  readonly name: string;
  /** Addresses of the resume's links. */
  readonly mailtos: readonly string[];
}

/** Reads a written address as that of a person, with the reason for any doubt. Null when it is no address. */
export function settleAddress(
  text: string,
  { start, end, local, run, ends }: WrittenAddress,
  { name, mailtos }: AddressOwner,
): FoundAddress | null {
  const around = surroundings(text, start, end);
  const fronts = (ends === 'cut' ? [] : around.before).map((near) => joinLocal(local, near, name));
  const front = fronts.find((joined) => joined.isDoubtful || joined.text !== local) ?? clear(local);
  const fit = agreement(front.text, name);
  const alone = joinDomain(run, null, { fit, name });
  const backs = around.after.map((near) => joinDomain(run, near, { fit, name }));
  const back = backs.find((joined) => joined && joined.text !== alone?.text) ?? alone;
  if (front.text === '' || !back) return null;
  const isUnclear = ends === 'cut' || (ends === 'unclear' && fit !== 'whole');
  const doubtOf = (): AddressDoubt | null => {
    if (isUnclear || hasGluedWord(front.text, name)) return 'unclear';
    if (/^\.|\.$/.test(front.text)) return 'unclear';
    if (front.isDoubtful || (back.isDoubtful && !run.startsWith(back.text))) return 'wrapped';
    if (back.isDoubtful) return 'unclear';
    if (/[^\x20-\x7e]/.test(front.text + back.text)) return 'letters';
    const plain = front.text.toLowerCase();
    if (SHARED.test(plain) && agreement(back.text, name) === 'none') return 'shared';
    return isOfAnother(plain, name) ? 'other-person' : null;
  };
  const read = `${front.text}@${back.text}`.toLowerCase();
  // A link says where an address ends that lines or glued words leave open.
  const links = mailtos.map((link) => link.toLowerCase());
  const link = links.find((each) => [read, `${local}@${alone?.text}`.toLowerCase()].includes(each));
  const doubt = doubtOf();
  const isCleared = link !== undefined && (doubt === 'unclear' || doubt === 'wrapped');
  return { address: isCleared ? link : read, start, doubt: isCleared ? null : doubt };
}
