import { sectionOf } from '../../text/language/language-data.js';
import { findSkillHits } from '../../text/terms/skill-matcher.js';
import { tokenize } from '../../text/words/tokens.js';
import { findWritten } from './address/find-address.js';
import {
  capitalise,
  isDoubtfulName,
  isGivenName,
  isNoName,
  isOrganisation,
  isParticle,
  isRole,
  isWording,
  isWordOfWork,
  tidyCase,
} from './identity-words.js';
import { isPlaceholder, nameFromLine, readShape } from './name.js';
import { findPhone } from './phone.js';

const MONONYM = /^\p{Lu}[\p{L}\p{M}'’-]{2,19}$/u;
const SMALL = /^\p{Ll}[\p{Ll}\p{M}'’.-]*(?: \p{Ll}[\p{Ll}\p{M}'’.-]*){1,3}$/u;

/** True for lines that hold an address or a telephone number. */
function holdsContact(lines: string): boolean {
  return findPhone(lines) !== null || findWritten(lines).length > 0;
}

function startsWithSkill(text: string): boolean {
  return findSkillHits(text, tokenize(text)).some(({ start }) => start === 0);
}

/** 'Grace Nurse': a given name before work words, or a name above a phone number. */
function nameAboveContact(line: string, below: string): string | null {
  const shape = readShape(line);
  const [first = '', ...others] = shape?.words ?? [];
  if (!shape || isPlaceholder(shape.text) || others.length > 2 || isNoName(first)) return null;
  if (isGivenName(first)) return tidyCase(shape.text);
  const looksLikeWork =
    isWordOfWork(first) ||
    isOrganisation(shape.words) ||
    /(?:ing|ed|al|ic|ist|or|er)$/i.test(first) ||
    startsWithSkill(shape.text);
  return looksLikeWork || findPhone(below) === null ? null : tidyCase(shape.text);
}

/** 'April May', 'Paris Jackson' above a contact: words that are given names as well as months, places or things. */
function nameOfDoubtfulWords(line: string, below: string): string | null {
  const shape = readShape(line);
  if (!shape || shape.words.length > 3 || !holdsContact(below)) return null;
  const { words, text } = shape;
  const mayBeName = (word: string) =>
    isParticle(word) || isDoubtfulName(word) || isGivenName(word) || !isNoName(word);
  if (!words.every(mayBeName) || sectionOf(text) !== null || isPlaceholder(text)) return null;
  const [first = ''] = words;
  return isDoubtfulName(first) && !isOrganisation(words) ? tidyCase(text) : null;
}

/** 'Etta' above an address or a telephone number. */
function mononym(line: string, below: string): string | null {
  // 'Etta, Nurse'
  const [head = '', trade = ''] = line.split(/,\s*|\s[|–-]\s/);
  if (trade !== '' && !trade.split(' ').some(isRole)) return null;
  const word = head.replace(/\.$/, '');
  if (!MONONYM.test(word) || !holdsContact(below)) return null;
  const isOther =
    sectionOf(word) !== null ||
    isPlaceholder(word) ||
    isNoName(word) ||
    isRole(word) ||
    isOrganisation([word]) ||
    startsWithSkill(word);
  if (isOther || (!isGivenName(word) && isWordOfWork(word))) return null;
  return tidyCase(word);
}

/** 'anjali sharma': a name in small letters above a contact. */
export function nameInSmallLetters(line: string, below: string): string | null {
  if (!SMALL.test(line) || !holdsContact(below)) return null;
  const words = line.split(' ');
  const isOther =
    words.some((word) => isNoName(word) || (isRole(word) && !isGivenName(word))) ||
    sectionOf(line) !== null ||
    isPlaceholder(line) ||
    isWording(line, words);
  if (isOther || startsWithSkill(line)) return null;
  return readShape(words.map(capitalise).join(' '))?.text ?? null;
}

/** 'Chef Xolani Dube' above a contact, though no word is a common given name. */
function nameBehindTrade(line: string, below: string): string | null {
  const [trade = '', ...words] = line.split(' ');
  return isRole(trade) && words.length < 4 && holdsContact(below)
    ? nameFromLine(words.join(' '))
    : null;
}

/** The name that the first line may be when no clear name is found; `below` is the two lines after it. */
export function guessFirstLine(line: string, below: string): string | null {
  return (
    nameAboveContact(line, below) ??
    nameOfDoubtfulWords(line, below) ??
    nameInSmallLetters(line, below) ??
    nameBehindTrade(line, below) ??
    mononym(line, below)
  );
}
