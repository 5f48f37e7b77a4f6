import { readTitle } from '../facts/work/work-words.js';
import { findSkillHits } from '../text/terms/skill-matcher.js';
import { namePlaces, replaceStretches } from '../text/words/identity.js';
import { tokenize } from '../text/words/tokens.js';
import { matchCase } from './match-case.js';

/** Names that are no words of any job; the second set is for those whose own name is in the first. */
const NAMES = [
  ['Lakisha', 'Okonkwo', 'Adaeze', 'Nwosu', 'Chiamaka'],
  ['Gregor', 'Lindqvist', 'Anders', 'Halvorsen', 'Torsten'],
] as const;
/** Addresses and links, where names stand in lower case. */
const HANDLE = /@|:\/\/|www\.|linkedin|github/i;

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function wordsOf(name: string): string[] {
  const words = name.split(/[\s,.]+/u).filter((word) => /^\p{Lu}.|^\p{Lo}/u.test(word));
  return [...new Set(words.filter((word) => word.length > 1 || /\p{Lo}/u.test(word)))];
}

/** 'Baker' is a name in 'Anna Baker' and work in 'Baker, Hill Bakery'. */
function isWordOfWork(word: string): boolean {
  return readTitle(word) !== null || findSkillHits(word, tokenize(word)).length > 0;
}

/**
 * Puts another person's name wherever words of `name` stand as a name: with a capital or in capitals, and in any
 * case inside addresses and links. Ordinary words that happen to be spelled like it stay, and words of work are a name only
 * beside the rest of it.
 */
export function swapName(text: string, name: string): string {
  const words = wordsOf(name);
  const lower = words.map((word) => word.toLowerCase());
  const [first, second] = NAMES;
  const others = first.some((other) => lower.includes(other.toLowerCase())) ? second : first;
  const forms = words.map((word, index) => {
    const either = [...new Set([word, word.toUpperCase()])].map(escape).join('|');
    return {
      other: others[index % others.length] ?? first[0],
      isWork: isWordOfWork(word),
      // Digits may follow in an address: ada.king42@example.com.
      inAddress: new RegExp(`(?<!\\p{L})${escape(word)}(?!\\p{L})`, 'giu'),
      asName: new RegExp(`(?<!\\p{L})(?:${either})(?!\\p{L})`, 'gu'),
    };
  });
  const swapIn = (stretch: string, which: typeof forms, form: 'inAddress' | 'asName') =>
    which.reduce(
      (before, each) => before.replace(each[form], (found) => matchCase(each.other, found)),
      stretch,
    );
  const whole = replaceStretches(text, namePlaces(text, name), (stretch) =>
    swapIn(stretch, forms, 'asName'),
  );
  const inHandles = whole.replace(/\S+/g, (stretch) =>
    HANDLE.test(stretch) ? swapIn(stretch, forms, 'inAddress') : stretch,
  );
  return swapIn(
    inHandles,
    forms.filter((each) => !each.isWork),
    'asName',
  );
}
