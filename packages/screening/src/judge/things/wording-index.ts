import { foldText } from '../../text/words/fold.js';
import { createWordCache } from '../../text/words/word-cache.js';

/** One form of a word: its stem, or its beginning, marked by a star at the end. */
export type Form = string;
/** One word of a wording: any of its forms. */
export type WordOf = readonly Form[];

/** Words that show a thing where they stand near each other. */
export interface Wording {
  readonly id: number;
  /** How many words apart they may stand. */
  readonly reach: number;
  /** False for work that shows the thing without naming it. */
  readonly isName: boolean;
  readonly words: readonly WordOf[];
}

/** Lists of whole numbers one behind the other: list `n` is `items` from `starts[n]` to `starts[n + 1]`. */
interface Lists<Numbers = Int32Array> {
  readonly starts: Numbers;
  readonly items: Numbers;
}

/** A word of a text as an index knows it. */
export interface IndexedWord {
  /** Numbers of the forms that it has. */
  readonly forms: readonly number[];
  /** Those of them by which wordings are looked up, in the order to look in. */
  readonly lookups: readonly number[];
}

/** Wordings by the rarest of their words; forms, words and wordings are numbers, so that many thousands take little room. */
interface Index<Numbers> {
  /** By form: the wordings that are looked up by it. */
  readonly byForm: Lists<Numbers>;
  /** By wording: the words beside the rarest one. */
  readonly others: Lists<Numbers>;
  /** By word: its forms. */
  readonly formsOf: Lists<Numbers>;
  readonly ids: Numbers;
  readonly reaches: Numbers;
  /** By wording: 1 for a name, 0 for work that shows the thing without naming it. */
  readonly isName: Numbers;
}

/** An index as the package's build stores it. */
export interface StoredIndex extends Index<readonly number[]> {
  /** Every form, at its number. */
  readonly forms: readonly Form[];
}

/** An index that statements are looked up in. */
export interface WordingIndex extends Index<Int32Array> {
  readonly formCount: number;
  wordOf(word: { readonly lower: string; readonly stem: string }): IndexedWord;
}

/** The shortest beginning by which longer words are looked up. */
const LEAST_START = 2;
/** Beginnings of so many letters are looked up before longer ones. */
const SHORT_START = 2;
const NONE: IndexedWord = { forms: [], lookups: [] };

function listsOf(lists: readonly (readonly number[])[]): Lists<readonly number[]> {
  const starts = [0];
  for (const [at, list] of lists.entries()) starts.push((starts[at] ?? 0) + list.length);
  return { starts, items: lists.flat() };
}

const openLists = ({ starts, items }: Lists<readonly number[]>): Lists => ({
  starts: Int32Array.from(starts),
  items: Int32Array.from(items),
});

/** The forms a word of a text has, by the numbers of all forms. */
function wordReader(numbers: ReadonlyMap<Form, number>, byForm: Lists): WordingIndex['wordOf'] {
  const { starts } = byForm;
  const isLookedUp = (form: number) => (starts[form + 1] ?? 0) > (starts[form] ?? 0);
  const read = ({ lower, stem }: { readonly lower: string; readonly stem: string }) => {
    const folded = foldText(lower);
    const ofStem = numbers.get(stem);
    const beginnings: { readonly form: number; readonly length: number }[] = [];
    for (let length = 0; length <= folded.length; length += 1) {
      const form = numbers.get(`${folded.slice(0, length)}*`);
      if (form !== undefined) beginnings.push({ form, length });
    }
    const least = Math.min(LEAST_START, folded.length);
    const lookups = beginnings
      .filter(({ form, length }) => length >= least && isLookedUp(form))
      .sort((a, b) =>
        a.length <= SHORT_START || b.length <= SHORT_START ? a.length - b.length : a.form - b.form,
      )
      .map(({ form }) => form);
    const forms = beginnings.map(({ form }) => form);
    if (ofStem === undefined) return forms.length === 0 ? NONE : { forms, lookups };
    return {
      forms: [ofStem, ...forms],
      lookups: isLookedUp(ofStem) ? [ofStem, ...lookups] : lookups,
    };
  };
  const known = createWordCache<IndexedWord>();
  return (word) => known.of(word.lower, () => read(word));
}

/** Indexes wordings. Of two that are looked up by the same word, the one given first comes first. */
export function indexWordings(wordings: readonly Wording[]): StoredIndex {
  const uses = new Map<Form, number>();
  for (const { words } of wordings)
    for (const word of words) for (const form of word) uses.set(form, (uses.get(form) ?? 0) + 1);
  const usesOf = (word: WordOf) => word.reduce((sum, form) => sum + (uses.get(form) ?? 0), 0);
  const numbers = new Map<Form, number>();
  const byForm: number[][] = [];
  const numberOf = (form: Form) => {
    const known = numbers.get(form);
    if (known !== undefined) return known;
    numbers.set(form, byForm.length);
    return byForm.push([]) - 1;
  };
  const rest: (readonly WordOf[])[] = [];
  for (const [at, { words }] of wordings.entries()) {
    const [rarest = [], ...others] = words.toSorted((a, b) => usesOf(a) - usesOf(b));
    for (const form of rarest) byForm[numberOf(form)]?.push(at);
    rest.push(others);
  }
  const wordNumbers = new Map<string, number>();
  const formsOf: number[][] = [];
  const others = rest.map((words) =>
    words.map((word) => {
      const key = word.join('|');
      const known = wordNumbers.get(key);
      if (known !== undefined) return known;
      wordNumbers.set(key, formsOf.length);
      return formsOf.push(word.map(numberOf)) - 1;
    }),
  );
  return {
    forms: [...numbers.keys()],
    byForm: listsOf(byForm),
    others: listsOf(others),
    formsOf: listsOf(formsOf),
    ids: wordings.map(({ id }) => id),
    reaches: wordings.map(({ reach }) => reach),
    isName: wordings.map(({ isName }) => (isName ? 1 : 0)),
  };
}

/** Opens an index that was stored. */
export function openIndex({
  forms,
  byForm,
  others,
  formsOf,
  ids,
  reaches,
  isName,
}: StoredIndex): WordingIndex {
  const lookups = openLists(byForm);
  return {
    formCount: forms.length,
    byForm: lookups,
    others: openLists(others),
    formsOf: openLists(formsOf),
    ids: Int32Array.from(ids),
    reaches: Int32Array.from(reaches),
    isName: Int32Array.from(isName),
    wordOf: wordReader(new Map(forms.map((form, at) => [form, at])), lookups),
  };
}
