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
const HOUSE = /& (?:co|sons|partners|daughters|associates)(?=$|[\s,.)])/i;
const MAX_TITLE_WORDS = 6;
const MAX_EMPLOYER_WORDS = 8;

/** A part of a heading line without marks around it. */
function bare(text: string): string {
  const words = text.split(/\s+/).filter((word) => !/^[•*–—|,;:.-]*$/.test(word));
  return words.join(' ').replace(/^[•*–—-]{1,3}|[,;:|–—-]{1,3}$/g, '');
}

/** Names of more than a few small words begin each word with a capital. */
function isNamed(words: readonly string[]): boolean {
  return words.every((word) => /^[\p{Lu}\p{N}(&'’]/u.test(word) || /^\p{Ll}{1,3}$/u.test(word));
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

/** A job title as written, without its grade and not in capitals; null when the text is, or may be, something else. */
export function readTitle(text: string): string | null {
  const title = calmCapitals(bare(bare(text).replace(LEVEL, ''))).replace(/\.$/, '');
  const words = title.split(' ');
  if (
    title === '' ||
    words.length > MAX_TITLE_WORDS ||
    /[\d@:!?]|\.(?!\p{Ll}|\s\p{Ll}|$)/u.test(title)
  )
    return null;
  const keys = words.map((word) => foldText(word).replace(/[().,]/g, ''));
  const last = keys.at(-1)?.split('/').at(-1) ?? '';
  const first = keys[0] ?? '';
  const begins = leadingRoles.has(first) && words.length <= MAX_TITLE_WORDS;
  if (!isNamed(words) && !isPlainTitle(words) && !begins) return null;
  const isRole =
    roles.has(last) ||
    roles.has(last.split('-').at(-1) ?? '') ||
    isRoleWord(last) ||
    begins ||
    LEADING.test(title) ||
    TRAILING.test(title);
  return isRole && /^\p{Lu}/u.test(title) && !/\p{Ll}ed$/u.test(words[0] ?? '') ? title : null;
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
