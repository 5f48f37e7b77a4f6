import { loadWords } from '../../data/load.js';
import { languages, wordsOfAll } from '../../text/language/language-data.js';
import { termWeight } from '../../text/language/term-weight.js';
import { fieldSigns } from '../../text/terms/fields.js';
import { findSkillHits } from '../../text/terms/skill-matcher.js';
import { foldText } from '../../text/words/fold.js';
import { stemOf, tokenize } from '../../text/words/tokens.js';

/** Small words inside names; they keep their lower case. */
const PARTICLES = new Set(loadWords('name-particles'));
/** Family names of two letters: in capitals they are no initials. */
const shortFamilyNames = new Set(loadWords('short-family-names'));
/** Given names that are also months, places or things. */
const doubtfulNames = new Set(loadWords('doubtful-names'));
const postNominals = new Set(loadWords('post-nominals').map((word) => word.replace(/\./g, '')));
const givenNames = new Set(loadWords('given-names').map(foldText));
const notName = new Set(loadWords('not-name').map(foldText));
for (const { sections, contactLabels, personalLabels, documentHeadings } of languages) {
  const labels = [...contactLabels, ...personalLabels];
  for (const phrase of [...Object.values(sections).flat(), ...labels, ...documentHeadings]) {
    // Short words of one language are names in another.
    for (const word of foldText(phrase).split(/[^\p{L}]+/u))
      if (word.length >= 5) notName.add(word);
  }
}
for (const name of givenNames) notName.delete(name);
/** English job titles end in an occupation word, as do many names; in other languages titles begin with it. */
const leadingRoles = new Set(
  languages.filter(({ code }) => code !== 'en').flatMap(({ roles }) => roles.map(foldText)),
);
const roles: ReadonlySet<string> = wordsOfAll('roles');
const organisations: ReadonlySet<string> = wordsOfAll('organisations');

/** A word as the lists write it: folded, without dots. */
function plain(word: string): string {
  return foldText(word).replace(/[.'®™]/g, '');
}

/** True for 'van', 'de la', 'bin' and the like. */
export function isParticle(word: string): boolean {
  return PARTICLES.has(word.toLowerCase().replace(/^['’]|['’]$/g, ''));
}

/** True for a family name of two letters ('LI', 'Ng'). */
export function isShortFamilyName(word: string): boolean {
  return shortFamilyNames.has(plain(word));
}

/** True for a given name that is also a month, a place or a thing ('April', 'Paris', 'Ruby'). */
export function isDoubtfulName(word: string): boolean {
  return doubtfulNames.has(plain(word));
}

/** True for a word of an occupation's title ('Chef', 'Ingenieur'). */
export function isRole(word: string): boolean {
  return roles.has(plain(word));
}

/** True for 'Ben' and 'An' as given names; 'De' and 'Von' begin a family name alone. */
export function beginsName(word: string): boolean {
  return isGivenName(word) || isDoubtfulName(word);
}

/** True for a common given name. */
export function isGivenName(word: string): boolean {
  return givenNames.has(plain(word));
}

/** True when the last word is a role, as in 'Sous Chef'; it can be a surname too ('Anna Baker'). */
export function endsInRole(words: readonly string[]): boolean {
  return roles.has(plain(words.at(-1) ?? ''));
}

/** True when the last word is one of an organisation's name. */
export function isOrganisation(words: readonly string[]): boolean {
  return organisations.has(plain(words.at(-1) ?? ''));
}

/** True for letters after a name: listed ones, and others of their shape ('MRICS', 'CEng', 'Ph.D.'). */
export function isPostNominal(word: string): boolean {
  const bare = plain(word).replace(/[(),]/g, '');
  return (
    postNominals.has(bare) ||
    // Capitals that nobody can pronounce: 'CCRN', 'FRCPC'.
    /^[B-DF-HJ-NP-TV-XZ]{4,6}$/.test(word.replace(/[.,®™()]/g, '')) ||
    /^\p{Lu}{1,3}\p{Ll}{1,4}\p{Lu}[\p{L}.]{0,4}$/u.test(
      word.replace(/^Mc|^Mac|^De|^Di|^La|^Le|^Van/u, ''),
    )
  );
}

/** True for words that headings, titles, places and addresses are made of. */
export function isNoName(word: string): boolean {
  return notName.has(plain(word));
}

/** True for titles and headings that look like names, but use common resume words or name a skill. */
export function isWording(text: string, words: readonly string[]): boolean {
  const common = words.filter(
    (word) => word.length > 1 && !isParticle(word) && termWeight(stemOf(word.toLowerCase())) < 1,
  );
  if (common.length >= 2) return true;
  if (leadingRoles.has(plain(words[0] ?? '')) && !isGivenName(words[0] ?? '')) return true;
  if (isOrganisation(words)) return true;
  return findSkillHits(text, tokenize(text)).some(({ start, end }) =>
    /\s/.test(text.slice(start, end)),
  );
}

/** True for a word of an occupation: one common to all resumes, one of a field, or a skill. */
export function isWordOfWork(word: string): boolean {
  const stem = stemOf(word.toLowerCase());
  return (
    termWeight(stem) < 1 ||
    fieldSigns(stem).length > 0 ||
    findSkillHits(word, tokenize(word)).length > 0
  );
}

/** A word of a name in normal case, whatever its capitals. */
export function capitalise(word: string): string {
  return isParticle(word) ? word.toLowerCase() : capitaliseLetters(word);
}

function capitaliseLetters(word: string): string {
  return word
    .toLowerCase()
    .replace(
      /(^|[-'’.])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** All-caps names get normal case; others stay as the person writes them. */
export function tidyCase(name: string): string {
  const isShouted = name === name.toUpperCase() && /\p{Lu}{2}/u.test(name);
  const words = name.split(' ');
  const isLoud = (word: string, index: number) =>
    isShouted ||
    /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(word) ||
    (index > 0 && index === words.length - 1 && /^\p{Lu}{2}$/u.test(word));
  return words
    .map((word, index) => {
      if (!isLoud(word, index)) return word;
      // 'BEN' begins a name as a given one, 'DO' and 'LE' end it as family names.
      const isOwn = index === 0 ? beginsName(word) : index === words.length - 1;
      return isOwn ? capitaliseLetters(word) : capitalise(word);
    })
    .join(' ');
}
