import type { Token } from '../../text/words/tokens.js';
import { knowledge } from './knowledge.js';
import type { IndexedWord, WordingIndex } from './wording-index.js';

/** How the words of a statement are read. */
export interface ReadAs {
  /** The languages (ISO 639-1) beside English in which a name is one. */
  readonly codes: readonly string[];
}

/** The words that show a thing, and whether they are its name. */
export interface Shown<Word> {
  readonly words: readonly Word[];
  readonly isName: boolean;
}

/** The words of one statement as an index knows them, and which forms any of them has. */
interface ReadStatement {
  readonly index: WordingIndex;
  readonly words: readonly IndexedWord[];
  readonly has: (form: number) => boolean;
}

const marksOf = new WeakMap<WordingIndex, { readonly marks: Uint32Array; latest: number }>();

function readStatement(
  index: WordingIndex,
  tokens: readonly Pick<Token, 'lower' | 'stem'>[],
): ReadStatement {
  const known = marksOf.get(index) ?? { marks: new Uint32Array(index.formCount), latest: 0 };
  marksOf.set(index, known);
  // Marks of earlier statements are other numbers, so that none has to be wiped off.
  const mark = (known.latest += 1);
  const { marks } = known;
  const words = tokens.map((token) => index.wordOf(token));
  for (const { forms } of words) for (const form of forms) marks[form] = mark;
  return { index, words, has: (form) => marks[form] === mark };
}

/** True when every other word of a wording is in the statement, wherever it stands. */
function mayStand({ index: { others, formsOf }, has }: ReadStatement, wording: number): boolean {
  const last = others.starts[wording + 1] ?? 0;
  for (let at = others.starts[wording] ?? 0; at < last; at += 1) {
    const word = others.items[at] ?? 0;
    let form = formsOf.starts[word] ?? 0;
    const end = formsOf.starts[word + 1] ?? 0;
    while (form < end && !has(formsOf.items[form] ?? 0)) form += 1;
    if (form === end) return false;
  }
  return true;
}

/** How many words a wording has. */
const lengthOf = ({ index: { others } }: ReadStatement, wording: number) =>
  (others.starts[wording + 1] ?? 0) - (others.starts[wording] ?? 0) + 1;

/** Places of the words that are those of a wording, of which the one at `at` is the rarest; null when they don't stand near. */
function placesNear(
  { index, words }: ReadStatement,
  wording: number,
  at: number,
): readonly number[] | null {
  const { others, formsOf } = index;
  const reach = index.reaches[wording] ?? 0;
  const first = Math.max(0, at - reach);
  const last = Math.min(words.length - 1, at + reach);
  const places = [at];
  for (const word of others.items.subarray(others.starts[wording], others.starts[wording + 1])) {
    const wanted = formsOf.items.subarray(formsOf.starts[word], formsOf.starts[word + 1]);
    let near = first;
    while (
      near <= last &&
      (places.includes(near) || !words[near]?.forms.some((form) => wanted.includes(form)))
    )
      near += 1;
    if (near > last) return null;
    places.push(near);
  }
  return places;
}

/** Ids of the things that the words of one statement show, in whatever order they stand, with those words. */
export function thingsShownBy<Word extends Pick<Token, 'lower' | 'stem'>>(
  tokens: readonly Word[],
  { codes }: ReadAs,
): ReadonlyMap<number, Shown<Word>> {
  const shown = new Map<number, Shown<Word>>();
  const { wordings, namesIn } = knowledge();
  const foreign = [...new Set(codes)].flatMap((code) => namesIn(code) ?? []);
  const used = [wordings, ...foreign].map((index) => readStatement(index, tokens));
  for (let at = 0; at < tokens.length; at += 1) {
    for (const statement of used) {
      const { byForm, ids, isName } = statement.index;
      for (const form of statement.words[at]?.lookups ?? []) {
        const last = byForm.starts[form + 1] ?? 0;
        for (let item = byForm.starts[form] ?? 0; item < last; item += 1) {
          const wording = byForm.items[item] ?? 0;
          const id = ids[wording] ?? 0;
          const isNamed = isName[wording] === 1;
          const known = shown.get(id);
          // A name says more than the work that shows the thing, and a longer name more than a shorter one.
          if (
            known &&
            !(isNamed && (!known.isName || lengthOf(statement, wording) > known.words.length))
          )
            continue;
          if (!mayStand(statement, wording)) continue;
          const places = placesNear(statement, wording, at);
          if (!places) continue;
          const words = places.flatMap((place) => tokens[place] ?? []);
          shown.set(id, { words, isName: isNamed });
        }
      }
    }
  }
  return shown;
}
