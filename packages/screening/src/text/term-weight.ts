import { loadWords } from '../data/load.js';
import { stemOf } from './tokens.js';

const BROAD = 0.45;
const GENERIC = 0.15;

function buildTable(): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  const add = (list: string, weight: number) => {
    for (const word of loadWords(list)) table.set(stemOf(word), weight);
  };
  // Later lists win: a word's lowest weight holds for its stem.
  add('broad', BROAD);
  add('generic', GENERIC);
  add('stop', 0);
  return table;
}

const table = buildTable();

/**
 * How much a word tells one occupation from another, 0–1: the bundled stand-in for an inverse document frequency.
 * Words of no list count in full; bare numbers and single letters hardly ever mean anything alone.
 */
export function termWeight(stem: string): number {
  const known = table.get(stem);
  if (known !== undefined) return known;
  if (/^\d+$/.test(stem) || stem.length === 1) return 0;
  return 1;
}
