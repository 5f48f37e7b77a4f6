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

let made: Bags | undefined;

/** Things that a statement is most like, the most alike first: those whose wordings share its rare words. */
export function thingsLike(tokens: Statement): readonly Likeness[] {
  const { wordings } = knowledge();
  const { thingsOf, rarity, ids, lengths } = (made ??= createBags(wordings));
  const scores = new Map<number, number>();
  const counts = new Map<number, number>();
  let squares = 0;
  const seen = new Set<string>();
  for (const token of tokens) {
    if (seen.has(token.stem) || termWeight(token.stem) === 0) continue;
    seen.add(token.stem);
    const own = new Map<number, number>();
    let most = 0;
    for (const form of wordings.wordOf(token).forms) {
      const weight = rarity[form] ?? 0;
      most = Math.max(most, weight);
      for (const number of thingsOf[form] ?? [])
        if (weight > (own.get(number) ?? 0)) own.set(number, weight);
    }
    squares += most ** 2;
    for (const [number, weight] of own) {
      scores.set(number, (scores.get(number) ?? 0) + weight ** 2);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
  }
  const length = Math.sqrt(squares);
  return [...scores]
    .map(
      ([number, score]): Likeness => ({
        id: ids[number] ?? 0,
        words: counts.get(number) ?? 0,
        cosine: score / (length * (lengths[number] ?? 1)),
      }),
    )
    .sort((one, other) => other.cosine - one.cosine)
    .slice(0, MOST);
}
