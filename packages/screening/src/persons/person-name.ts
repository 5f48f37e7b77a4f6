/** Letters that NFD leaves whole, as names are written without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Words beside a name that are no part of it. */
const NO_NAME = new Set(
  'dr prof professor mr mrs ms miss mx sir dame ing dipl mag msc mba phd md cv resume née nee geb geborene born'.split(
    ' ',
  ),
);
/** Written or left out, in one person's name. */
const PARTICLES = new Set(
  'van von vom de der den del della di da do dos das du des la le las los zu zur zum ter ten af av bin ibn ben bint al el'.split(
    ' ',
  ),
);
/** Tell a child from a parent of the same name. */
const GENERATIONS = new Set(['jr', 'junior', 'sr', 'senior', 'ii', 'iii', 'iv']);
const UNKNOWN = new Set(['', 'candidate unknown']);
/** Words of a name that are looked at: more is no name. */
const MAX_WORDS = 12;
/** Words that may be written as one: 'van der Berg', 'Vanderberg'. */
const MAX_JOINED = 3;

/** A name, ready to be compared with others. */
export interface PersonName {
  /** Equal for the same words in any order and case, with any accents; empty: no name is known. */
  readonly key: string;
  /** Equal also for 'Müller', 'Mueller' and 'Muller'. */
  readonly foldedKey: string;
  /** Its words; 'Müller', 'Mueller' and 'Muller' are one. */
  readonly words: readonly string[];
  readonly generation: string;
}

/** The words of a name in lower case without accents. */
function wordsOf(name: string): string[] {
  const words = name
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const named = words.filter((word) => !NO_NAME.has(word));
  return named.length > 1 ? named : words;
}

/** 'mueller' and 'muller', 'aase' and 'ase' become one. */
function foldUmlauts(word: string): string {
  return word.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');
}

/** 'jr' and 'junior' are one. */
function generationOf(words: readonly string[]): string {
  const [generation = ''] = words.filter((word) => GENERATIONS.has(word));
  if (generation === 'junior') return 'jr';
  return generation === 'senior' ? 'sr' : generation;
}

/** Reads a name as it stands in a resume. */
export function readName(name: string): PersonName {
  const all = wordsOf(name);
  const key = [...all].sort().join(' ');
  if (UNKNOWN.has(key)) return { key: '', foldedKey: '', words: [], generation: '' };
  const words = all.filter((word) => !GENERATIONS.has(word)).map(foldUmlauts);
  const generation = generationOf(all);
  return { key, foldedKey: [...words, generation].sort().join(' '), words, generation };
}

/** A single letter of a script that has capitals. */
function isInitial(word: string): boolean {
  return word.length === 1 && word !== word.toUpperCase();
}

/** All runs of two or three words, written as one, each with its place. */
function* joinedRuns(words: readonly string[]) {
  for (let length = 2; length <= MAX_JOINED; length += 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      yield { at, length, word: words.slice(at, at + length).join('') };
    }
  }
}

/** The words of a name, those written as one that the other writes so: 'Mac Donald' beside 'MacDonald'. */
function writtenAs(words: readonly string[], other: readonly string[]): string[] {
  for (const { at, length, word } of joinedRuns(words)) {
    if (!words.includes(word) && other.includes(word)) {
      return writtenAs([...words.slice(0, at), word, ...words.slice(at + length)], other);
    }
  }
  return [...words];
}

const isParticle = (word: string) => PARTICLES.has(word);

/** Takes away the words that both names have; gives them without particles. */
function takeEqual(one: string[], other: string[]): string[] {
  const taken: string[] = [];
  for (const word of [...one]) {
    const at = other.indexOf(word);
    if (at < 0) continue;
    other.splice(at, 1);
    one.splice(one.indexOf(word), 1);
    if (!isParticle(word)) taken.push(word);
  }
  return taken;
}

/** Takes away initials and the words that they may be short for; gives how many there were. */
function takeInitials(short: string[], long: string[]): number {
  let taken = 0;
  for (const initial of short.filter(isInitial)) {
    const at = long.findIndex((word) => word.startsWith(initial) && !isParticle(word));
    if (at < 0) continue;
    long.splice(at, 1);
    short.splice(short.indexOf(initial), 1);
    taken += 1;
  }
  return taken;
}

/**
 * True when two names may be one person's: the same words in any order, with or without accents, middle names, particles
 * and second surnames, given names shortened to initials. A surname or a given name alone agrees only with itself, an
 * unknown name with nothing.
 */
export function namesAgree(one: PersonName, other: PersonName): boolean {
  if (one.key === '' || other.key === '') return false;
  if (one.key === other.key) return true;
  if (one.generation !== other.generation) return false;
  if (one.words.join('') === other.words.join('')) return true;
  const left = writtenAs(one.words, other.words);
  const right = writtenAs(other.words, one.words);
  const equal = takeEqual(left, right);
  const agreeing = equal.length + takeInitials(left, right) + takeInitials(right, left);
  if (agreeing < 2 || equal.every(isInitial)) return false;
  return left.every(isParticle) || right.every(isParticle);
}

/**
 * Keys of which two names that agree have one in common, so that thousands are not each compared with each: a word
 * beside the first letter of another.
 */
export function agreementKeys({ key, words }: PersonName): string[] {
  if (key === '') return [];
  const runs = [...joinedRuns(words)].map(({ word }) => word);
  const all = [...words, ...runs];
  const keys = [key, words.join('')];
  for (const word of all) {
    if (isInitial(word)) continue;
    for (const other of all) if (other !== word) keys.push(`${word}|${other.charAt(0)}`);
  }
  return [...new Set(keys)];
}
