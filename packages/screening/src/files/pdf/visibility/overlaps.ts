import { area, intersect } from '../page/box.js';
import { type Trace, traceOf } from './ink.js';
import type { Painter, Picture } from './render.js';
import type { Word } from './repeats.js';

/** Objects that overlap are taken away in turns; a page of more turns than this is a drawing of letters. */
const MAX_TURNS = 6;
/** Comparing each with each; more than this takes long. */
const MAX_PAIRS = 4_000_000;

type Pairs = ReadonlyMap<Word, readonly Word[]>;

/** For each mixed word the words it shares its place with. */
function findPairs(words: readonly Word[], mixed: readonly Word[]): Pairs {
  const candidates = words.length * mixed.length > MAX_PAIRS ? [] : words;
  return new Map(
    mixed.map((word) => [
      word,
      candidates.filter(
        (other) => other.group !== word.group && area(intersect(other.box, word.box)) > 0,
      ),
    ]),
  );
}

/** Gives the objects of each mixed word a turn in which no word it overlaps has its own. */
function takeTurns(pairs: Pairs): ReadonlyMap<number, number> {
  const turns = new Map<number, number>();
  for (const [word, others] of pairs) {
    const own = [...word.fragment.pointers];
    const taken = new Set(
      others.flatMap(({ fragment }) => [...fragment.pointers].map((pointer) => turns.get(pointer))),
    );
    let turn = own.map((pointer) => turns.get(pointer)).find((known) => known !== undefined) ?? 0;
    while (taken.has(turn) && turn < MAX_TURNS - 1) turn += 1;
    for (const pointer of own) turns.set(pointer, turn);
  }
  return turns;
}

/**
 * Traces of words that stand on each other: each is taken away alone. Words of which none leaves a trace alone hide nothing but each
 * other and count as shown.
 */
export function traceMixed(
  painter: Painter,
  seen: Picture,
  words: readonly Word[],
  mixed: readonly Word[],
): ReadonlyMap<Word, Trace> {
  const pairs = findPairs(words, mixed);
  const turns = takeTurns(pairs);
  const traces = new Map<Word, Trace>();
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const pointers = [...turns].filter(([, own]) => own === turn).map(([pointer]) => pointer);
    if (pointers.length === 0) break;
    const left = painter.paint(seen, { without: pointers });
    for (const word of mixed) {
      if ([...word.fragment.pointers].every((pointer) => turns.get(pointer) === turn))
        traces.set(word, traceOf(seen, left, word, null));
    }
  }
  const settled = new Map(traces);
  for (const [word, others] of pairs) {
    if (traces.get(word) !== 'nothing' || others.length === 0) continue;
    if (others.every((other) => traces.get(other) === 'nothing')) settled.set(word, 'shown');
  }
  return settled;
}
