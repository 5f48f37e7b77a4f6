import { sectionOf, wordsOfAll } from '../../text/language/language-data.js';
import { foldText } from '../../text/words/fold.js';
import { findIdentity, type Identity } from '../identity/identity.js';
import { readSigns } from './document-kind-signs.js';
import { careerSections } from './kind-rules.js';
import { hasContact, headOf } from './page-heads.js';

const HEAD_LINES = 8;
/** Lines within which the name follows a side column that was read first. */
const SIDE_LINES = 40;
/** A file of more resumes stays whole. */
const MAX_RESUMES = 100;
/** Digits at the end of a phone number that stay the same however its country code is written. */
const OWN_DIGITS = 8;
/** Letters from which on a word of a name identifies its person in an address. */
const MIN_NAME_WORD = 4;

const nameLabels = wordsOfAll('nameLabels');

/** A person that a page names at its top, with contact data. */
interface PersonAtTop {
  readonly name: string;
  /** An address and the last digits of a phone number. */
  readonly contacts: readonly string[];
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function contactsOf({ email, addressDoubt, phone }: Identity, head: string): readonly string[] {
  const mails = addressDoubt === null && email !== '' && head.includes('@');
  const digits = digitsOf(phone ?? '');
  const calls = digits.length >= OWN_DIGITS && digitsOf(head).includes(digits);
  return [...(mails ? [foldText(email)] : []), ...(calls ? [digits.slice(-OWN_DIGITS)] : [])];
}

/** True for lines that name the person: not 'Supervisor: Rufus Achterberg', unlike 'Name: Rufus Achterberg'. */
function nameAlone(lines: readonly string[], name: string): boolean {
  const line = lines.find((each) => each.includes(name));
  // First and last name may be on lines of their own.
  if (line === undefined) return lines.join(' ').includes(name);
  const before = line.slice(0, line.indexOf(name)).trimEnd();
  const label = before.endsWith(':') ? before.slice(0, -1).split(':').at(-1)?.trim() : undefined;
  return label === undefined || nameLabels.has(label);
}

/** The person of a page that begins like a resume; null for any other page. */
function personAtTop(page: string): PersonAtTop | null {
  const head = headOf(page);
  if (!hasContact(page) || careerSections(readSigns(page)) === 0) return null;
  const lines = page.split('\n').filter((line) => line.trim() !== '');
  const top = lines.slice(0, HEAD_LINES);
  if (top.some((line) => sectionOf(line) === 'references')) return null;
  const person = findIdentity(page, '');
  const contacts = contactsOf(person, head);
  if (person.isGuessed || contacts.length === 0) return null;
  const name = foldText(person.name);
  const isInOrder = nameAlone(top.map(foldText), name);
  const isBesideColumn =
    addressHas(person.email, person.name) &&
    lines.slice(0, SIDE_LINES).some((line) => foldText(line).trim() === name);
  return isInOrder || isBesideColumn ? { name: person.name, contacts } : null;
}

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);

function addressHas(email: string, name: string): boolean {
  const local = foldText(email.replace(/@.*/, ''));
  return wordsOf(name).some((word) => word.length >= MIN_NAME_WORD && local.includes(word));
}

/** True for names that are one person's: each word of the shorter is in the other, or its initial. */
function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort(
    (a, b) => a.length - b.length,
  );
  return short.every(
    (word) =>
      long.some((each) => each === word || (word.length === 1 && each.startsWith(word))) ||
      long.some((each) => each.length === 1 && word.startsWith(each)),
  );
}

/** Pages in the forms in which contacts and names are looked for. */
interface Searched {
  readonly folded: string;
  readonly digits: string;
}

const searched = (text: string): Searched => ({ folded: foldText(text), digits: digitsOf(text) });

function holdsContact({ folded, digits }: Searched, contacts: readonly string[]): boolean {
  return contacts.some((each) => (each.includes('@') ? folded : digits).includes(each));
}

/** True where `pages` say nothing of `known`: pages that repeat a person's name or contacts are of the same resume. */
function isAnother(person: PersonAtTop, known: PersonAtTop, pages: Searched): boolean {
  return (
    !isSameName(person.name, known.name) &&
    !pages.folded.includes(foldText(known.name)) &&
    !holdsContact(pages, known.contacts) &&
    !person.contacts.some((each) => each.includes('@') && addressHas(each, known.name))
  );
}

interface Start extends PersonAtTop {
  /** Index of the first page. */
  readonly page: number;
}

/** True for a page that the person put before the resume: a letter that begins with the same name or contacts. */
function isLetterOf({ name, contacts }: PersonAtTop, page: string): boolean {
  const head = searched(headOf(page));
  const isReferences = page.split('\n').some((line) => sectionOf(line) === 'references');
  return !isReferences && (holdsContact(head, contacts) || head.folded.includes(foldText(name)));
}

/** Index of the first page of `person`, at `at` or before: `last` is the newest page of somebody else's resume. */
function firstPageOf(person: PersonAtTop, pages: readonly string[], at: number, last: number) {
  let first = at;
  while (first - 1 > last && isLetterOf(person, pages[first - 1] ?? '')) first -= 1;
  return first;
}

/**
 * Indexes of the first pages of each resume of a file. Another resume begins on a page that surely names another person at its top, with
 * another address or phone number and sections of a career below. Empty where a file holds one, or pages of several people take turns.
 */
export function findResumeStarts(pages: readonly string[]): readonly number[] {
  const people: Start[] = [];
  const before = { folded: '', digits: '', pages: 0 };
  let last = -1;
  for (const [at, page] of pages.entries()) {
    const person = personAtTop(page);
    if (!person) continue;
    const first = firstPageOf(person, pages, at, last);
    const own = searched(pages.slice(first, at + 1).join('\n'));
    for (const page of pages.slice(before.pages, first)) {
      before.folded += `${foldText(page)}\n`;
      before.digits += `${digitsOf(page)}\n`;
    }
    before.pages = Math.max(before.pages, first);
    const isNew =
      people.every((known) => isAnother(person, known, own)) &&
      !holdsContact(before, person.contacts);
    const known = people.find(({ name }) => isSameName(name, person.name));
    if (isNew) people.push({ ...person, page: people.length === 0 ? 0 : first });
    else if (known && known !== people.at(-1)) return [];
    last = at;
  }
  return people.length < 2 || people.length > MAX_RESUMES ? [] : people.map(({ page }) => page);
}
