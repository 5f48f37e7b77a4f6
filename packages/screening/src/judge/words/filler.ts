import { loadFiller } from '../../data/load.js';
import { languages } from '../../text/language/language-data.js';
import { foldText } from '../../text/words/fold.js';
import { tokenize } from '../../text/words/tokens.js';

const known = new Map<string, ReadonlySet<string>>();

function fillersOf(code: string): ReadonlySet<string> {
  const made = known.get(code);
  if (made) return made;
  const words = languages.some((language) => language.code === code) ? loadFiller(code) : [];
  // 'Up-to-date' is three tokens, none of which says anything.
  const filler = new Set(
    words.flatMap((word) => tokenize(word)).map(({ lower }) => foldText(lower)),
  );
  known.set(code, filler);
  return filler;
}

/** True for a word by which requirements of a language (ISO 639-1) only say how much or how certainly they ask. */
export function isFiller(lower: string, code: string): boolean {
  const word = foldText(lower);
  return fillersOf('en').has(word) || fillersOf(code).has(word);
}
