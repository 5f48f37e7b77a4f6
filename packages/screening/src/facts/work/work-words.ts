import { loadWords } from '../../data/load.js';
import { languages, wordsOfAll } from '../../text/language/language-data.js';
import { termWeight } from '../../text/language/term-weight.js';
import { foldText } from '../../text/words/fold.js';
import { createPhraseTable, splitLine } from '../../text/words/phrases.js';
import { stemOf } from '../../text/words/tokens.js';
import { calmCapitals } from './work-case.js';
import { isRoleWord } from './years-lines.js';

const roles: ReadonlySet<string> = new Set(
  [...wordsOfAll('roles')].filter((role) => !role.includes(' ')),
);
/** In most languages a title begins with the role: 'Infirmière de nuit', 'Leiter Einkauf', 'Kierownik projektu'. */
const leadingRoles: ReadonlySet<string> = new Set(
  languages.filter(({ code }) => code !== 'en').flatMap((language) => language.roles.map(foldText)),
);
const titleWords: ReadonlySet<string> = new Set(loadWords('title-words'));
const abbreviations: ReadonlySet<string> = new Set(loadWords('title-abbreviations'));
/** 'Registered', 'Certified': they begin titles, unlike 'Managed'. */
const qualified: ReadonlySet<string> = new Set(loadWords('qualified'));
/** Compounds of the English, as 'groundworker' and 'dressmaker'. */
const COMPOUND = /\p{L}{3}(?:worker|woman|maker|keeper|smith|ologist|fighter|washer|grapher)$/u;
const organisations = createPhraseTable(
  [...wordsOfAll('organisations')].map((word) => [word, true]),
);
/** Departments are named like organisations, but belong to one. */
const departments: ReadonlySet<string> = wordsOfAll('departments');
const LEADING =
  /^(?:(?:deputy|acting|interim|assistant|vice|associate|regional|group|global|managing|executive)\s+)*(?:head|director|vp|president|chief|manager|leader|lead|professor|partner|master)\s+of\s+\p{L}/iu;
const TRAILING =
  /\b(?:director|president|officer|intern|apprentice|lead|leader|head teacher|headteacher|partner|volunteer)$/i;
const LEVEL = /(?: ?\([^()]{1,30}\)|,? (?:band|grade|level) \d\w?| (?:I{1,3}|IV|\d))$/i;
/** Signs that no title has: years and other long numbers, marks of sentences and times. */
const NOT_TITLE = /\d{3}|[@:!?%$€£]|\d\D+\d+\D+\d|(?<!\b\p{Lu})\.(?!\p{Ll}|\s\p{L}|$)/u;
const HOUSE = /& (?:co|sons|partners|daughters|associates)(?=$|[\s,.)])/i;
const MAX_TITLE_WORDS = 6;
const MAX_OPEN_WORDS = 8;
const MAX_PLACED_WORDS = 5;
const MAX_EMPLOYER_WORDS = 8;

/** A part of a heading line without marks around it. */
function bare(text: string): string {
  const words = text.split(/\s+/).filter((word) => !/^[•*–—|,;:.-]*$/.test(word));
  return words.join(' ').replace(/^[•*#_–—-]{1,3}|[*_,;:|–—-]{1,3}$/g, '');
}

/** Names of more than a few small words begin each word with a capital. */
function isNamed(words: readonly string[]): boolean {
  return words.every((word) => /^-?[\p{Lu}\p{N}(&/'’]/u.test(word) || /^\p{Ll}{1,3}$/u.test(word));
}

/** 'Ward manager': only the first word has a capital, and it is not what was done, as in 'Managed a nurse'. */
function isPlainTitle(words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  return (
    words.length <= 4 &&
    /^\p{Lu}/u.test(first) &&
    !/ed$/.test(first) &&
    others.every((word) => termWeight(stemOf(word.toLowerCase())) > 0)
  );
}

/** 'S.A.' and 'Ltd.' keep their dot; a sentence ends with one. */
function isOrganisation(name: string): boolean {
  const tokens = splitLine(name);
  return HOUSE.test(name) || tokens.some((_, at) => organisations.at(tokens, at) !== null);
}

function isDepartment(name: string): boolean {
  return splitLine(name).some(({ key }) => departments.has(key));
}

/** True for 'Managed a nurse': what was done, not who did it. 'Managed Care Coordinator' has capitals throughout. */
function isDone([first = '', ...others]: readonly string[]): boolean {
  if (!/\p{Ll}ed$/u.test(first) || qualified.has(first.toLowerCase())) return false;
  return others.length < 2 || others.some((word) => /^\p{Ll}/u.test(word));
}

function isRoleKey(key: string): boolean {
  return roles.has(key) || titleWords.has(key) || isRoleWord(key) || COMPOUND.test(key);
}

/** The text of a title without its grade and not in capitals, with its words and their keys; null for no title. */
function titleWordsOf(text: string, longest: number) {
  const written = bare(bare(text).replace(LEVEL, '')).replace(/ \/(?=\S)|(?<=\S)\/ /g, '/');
  const title = calmCapitals(written).replace(/\.$/, '');
  const words = title.split(' ');
  const count = words.filter((word) => /\p{L}/u.test(word)).length;
  if (count === 0 || count > longest || NOT_TITLE.test(title)) return null;
  if (!/^(?:\p{Lu}|\d\p{L})/u.test(title) || isDone(words)) return null;
  const keys = words.map((word) => foldText(word).replace(/[().,]/g, ''));
  return { title, words, keys };
}

/** A job title as written, without its grade and not in capitals; null when the text is, or may be, something else. */
export function readTitle(text: string): string | null {
  const read = titleWordsOf(text, MAX_TITLE_WORDS);
  if (!read) return null;
  const { title, words, keys } = read;
  const last = keys.at(-1)?.split('/').at(-1) ?? '';
  const begins = leadingRoles.has(keys[0] ?? '');
  if (!isNamed(words) && !isPlainTitle(words) && !begins) return null;
  const isRole =
    isRoleKey(last) ||
    isRoleKey(last.split('-').at(-1) ?? '') ||
    // 'Admitting Specialist/Quality Assurance'
    keys.some((key) => isRoleKey(/^(.+)\/./u.exec(key)?.[1] ?? '')) ||
    begins ||
    abbreviations.has(words.at(-1) ?? '') ||
    LEADING.test(title) ||
    TRAILING.test(title);
  return isRole ? title : null;
}

function capitalised(text: string): string {
  const written = bare(text);
  return written.charAt(0).toUpperCase() + written.slice(1);
}

function isRolePart(word: string, key: string): boolean {
  return abbreviations.has(word) || key.split(/[-/]/).some(isRoleKey);
}

/**
 * A title that names its role before what it is for ('Teacher of English', 'Director Sales EMEA'), or in small letters.
 * Only for what is known to be the heading of a job.
 */
export function readOpenTitle(text: string): string | null {
  const written = capitalised(text);
  const strict = readTitle(written);
  if (strict !== null) return strict;
  const read = titleWordsOf(written, MAX_OPEN_WORDS);
  if (!read || !isNamed(read.words) || isOrganisation(read.title)) return null;
  const isRole = read.keys.some((key, at) => isRolePart(read.words[at] ?? '', key));
  return isRole ? read.title : null;
}

/** A part of a heading as written where other jobs of the resume have their titles; null for what can be none. */
export function readPlacedTitle(text: string): string | null {
  const read = titleWordsOf(capitalised(text), MAX_PLACED_WORDS);
  return read && isNamed(read.words) && !isOrganisation(read.title) ? read.title : null;
}

/** An employer as written; null when nothing in the text marks it as an organisation. */
export function readEmployer(text: string): string | null {
  const name = bare(text);
  const words = name.split(' ');
  if (words.length > MAX_EMPLOYER_WORDS || /[@:!?]|\d{3}/.test(name)) return null;
  if (!/^\p{Lu}/u.test(name) || !isNamed(words) || isDepartment(name)) return null;
  return isOrganisation(name) && words.length > 1 ? name : null;
}

/** An employer that the text itself marks as one: what follows 'at'. */
export function readEmployerAfterAt(text: string): string | null {
  const name = bare(text);
  const words = name.split(' ');
  const isName = words.length <= 5 && /^\p{Lu}/u.test(name) && isNamed(words);
  return isName && !/[@:!?]|\d{3}/.test(name) && !isDepartment(name) ? name : null;
}
