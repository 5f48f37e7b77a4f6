import { termWeight } from '../../text/language/term-weight.js';
import type { Token } from '../../text/words/tokens.js';
import { knowledge } from './knowledge.js';
import type { WordingIndex } from './wording-index.js';

/** A thing that a statement is like, by the words that its wordings have. */
export interface Likeness {
  readonly id: number;
  /** How many words of the statement are words of the thing. */
  readonly words: number;
  /** Cosine of the statement's words and the thing's, each by its rarity; a thing of few wordings counts more. */
  readonly cosine: number;
}

type Statement = readonly Pick<Token, 'lower' | 'stem'>[];

/** So many things a statement is compared with in order; further ones are not like it. */
const MOST = 5;
/** The thing's length counts by this power: a thing of many wordings is not like everything. */
const LENGTH_POWER = 0.5;

interface Bags {
  /** By form: numbers of the things whose wordings have it. */
  readonly thingsOf: readonly (readonly number[])[];
  /** By form: how rare it is among things. */
  readonly rarity: Float64Array;
  /** By number: id and length of a thing. */
  readonly ids: readonly number[];
  readonly lengths: Float64Array;
}

/** Forms of the words of each wording. */
function formsOfWordings({ ids, others, formsOf, byForm }: WordingIndex): readonly Set<number>[] {
  const forms = Array.from(ids, () => new Set<number>());
  for (const [wording, own] of forms.entries()) {
    const words = others.items.subarray(others.starts[wording], others.starts[wording + 1]);
    for (const word of words)
      for (const form of formsOf.items.subarray(formsOf.starts[word], formsOf.starts[word + 1]))
        own.add(form);
  }
  for (let form = 0; form + 1 < byForm.starts.length; form += 1)
    for (const wording of byForm.items.subarray(byForm.starts[form], byForm.starts[form + 1]))
      forms[wording]?.add(form);
  return forms;
}

function createBags(index: WordingIndex): Bags {
  const numbers = new Map<number, number>();
  const bags: Set<number>[] = [];
  for (const [wording, forms] of formsOfWordings(index).entries()) {
    const id = index.ids[wording] ?? 0;
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    const bag = (bags[number] ??= new Set());
    for (const form of forms) bag.add(form);
  }
  const thingsOf = Array.from({ length: index.formCount }, (): number[] => []);
  for (const [number, bag] of bags.entries()) for (const form of bag) thingsOf[form]?.push(number);
  const rarity = Float64Array.from(thingsOf, (things) =>
    things.length === 0 ? 0 : Math.log(bags.length / things.length),
  );
  const lengths = Float64Array.from(bags, (bag) => {
    let squares = 0;
    for (const form of bag) squares += (rarity[form] ?? 0) ** 2;
    return squares ** (LENGTH_POWER / 2);
  });
  return { thingsOf, rarity, ids: [...numbers.keys()], lengths };
}

/** Scores of one statement, by the number of the thing; wiped after each. */
interface Board {
  readonly scores: Float64Array;
  readonly counts: Uint16Array;
  /** The last word that counted for each thing, and how much it did. */
  readonly lastWord: Int32Array;
  readonly lastWeight: Float64Array;
}

let made: (Bags & Board) | undefined;

function createBoard(index: WordingIndex): Bags & Board {
  const bags = createBags(index);
  const count = bags.ids.length;
  return {
    ...bags,
    scores: new Float64Array(count),
    counts: new Uint16Array(count),
    lastWord: new Int32Array(count).fill(-1),
    lastWeight: new Float64Array(count),
  };
}

/** Adds a word's weight to the things that have it, by the rarest of its forms; returns that weight. */
function addWord(
  forms: readonly number[],
  word: number,
  { thingsOf, rarity, scores, counts, lastWord, lastWeight }: Bags & Board,
  touched: number[],
): number {
  let most = 0;
  for (const form of forms) {
    const weight = rarity[form] ?? 0;
    most = Math.max(most, weight);
    for (const number of thingsOf[form] ?? []) {
      const isSame = lastWord[number] === word;
      const before = isSame ? (lastWeight[number] ?? 0) : 0;
      if (weight <= before) continue;
      if (lastWord[number] === -1) touched.push(number);
      if (!isSame) counts[number] = (counts[number] ?? 0) + 1;
      scores[number] = (scores[number] ?? 0) + weight ** 2 - before ** 2;
      lastWord[number] = word;
      lastWeight[number] = weight;
    }
  }
  return most;
}

/** Things that a statement is most like, the most alike first: those whose wordings share its rare words. */
export function thingsLike(tokens: Statement): readonly Likeness[] {
  const { wordings } = knowledge();
  const board = (made ??= createBoard(wordings));
  const { ids, lengths, scores, counts, lastWord } = board;
  const seen = new Set<string>();
  const touched: number[] = [];
  let squares = 0;
  for (const token of tokens) {
    if (seen.has(token.stem) || termWeight(token.stem) === 0) continue;
    seen.add(token.stem);
    squares += addWord(wordings.wordOf(token).forms, seen.size, board, touched) ** 2;
  }
  const length = Math.sqrt(squares);
  const best: Likeness[] = [];
  for (const number of touched) {
    const cosine = (scores[number] ?? 0) / (length * (lengths[number] ?? 1));
    const last = best.at(-1);
    if (best.length < MOST || cosine > (last?.cosine ?? 0)) {
      const at = best.findIndex((other) => other.cosine < cosine);
      const one = { id: ids[number] ?? 0, words: counts[number] ?? 0, cosine };
      best.splice(at === -1 ? best.length : at, 0, one);
      if (best.length > MOST) best.pop();
    }
    scores[number] = 0;
    counts[number] = 0;
    lastWord[number] = -1;
  }
  return best;
}
