import { foldText } from '../../../text/words/fold.js';

/**
 * `whole`: made up of words of the name, their beginnings and initials, and digits; `part`: holds a word of the name;
 * `none`: anything else, which is an ordinary address all the same.
 */
export type Agreement = 'whole' | 'part' | 'none';

const MAX_WORDS = 6;
const MAX_LETTERS = 64;
/** Beginnings of a word that stand for it: 'alex', 'max'. */
const FEWEST_LETTERS = 3;
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
};

const lettersOf = (text: string) => foldText(text).replace(/[^a-z]/g, '');

/** A name's words in each spelling that addresses have: 'müller' is 'muller' and 'mueller'. */
function spellings(word: string): readonly string[] {
  const spelled = word.toLowerCase().replace(/[äöüåøæ]/g, (letter) => SPELLED[letter] ?? '');
  return [...new Set([lettersOf(word.replace(/ø/gi, 'o')), lettersOf(spelled)])].filter(Boolean);
}

/** True when the letters are used up by words of the name, each once, by one whole word or beginning of it at least. */
function isMadeOf(letters: string, words: readonly (readonly string[])[]): boolean {
  const seen = new Set<string>();
  const goOn = (at: number, used: number, hasWord: boolean): boolean => {
    if (at === letters.length) return hasWord;
    const state = `${at} ${used} ${hasWord}`;
    if (seen.has(state)) return false;
    seen.add(state);
    return words.some((forms, index) => {
      if (used & (1 << index)) return false;
      return forms.some((form) => {
        let shared = 0;
        while (shared < form.length && form[shared] === letters[at + shared]) shared += 1;
        return Array.from({ length: shared }, (_, end) => shared - end).some((length) => {
          const isWhole = length === form.length && length > 1;
          if (!isWhole && length > 1 && length < FEWEST_LETTERS) return false;
          return goOn(at + length, used | (1 << index), hasWord || isWhole || length > 1);
        });
      });
    });
  };
  return goOn(0, 0, false);
}

/** How far the part of an address before the at sign agrees with a name; `none` for a name that is not known. */
export function agreement(local: string, name: string): Agreement {
  const letters = lettersOf(local.replace(/(?<=.)\+.*/su, ''));
  const words = name
    .split(/[^\p{L}\p{M}'’]+/u)
    .map(spellings)
    .filter((forms) => forms.length > 0)
    .slice(0, MAX_WORDS);
  if (letters === '' || letters.length > MAX_LETTERS || words.length === 0) return 'none';
  if (isMadeOf(letters, words)) return 'whole';
  const isShared = words
    .flat()
    .some((form) => form.length >= FEWEST_LETTERS && letters.includes(form));
  return isShared ? 'part' : 'none';
}
