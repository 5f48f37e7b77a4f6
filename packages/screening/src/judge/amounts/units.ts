import { loadUnits } from '../../data/judging.js';
import { NUMBER, valueOf } from './numbers.js';

const escape = (name: string) => name.replace('.', '\\.').replace(' ', ' ?');

const measures = loadUnits().map(({ measure, units }) => {
  const factors = new Map(
    units.flatMap(({ factor, names }) =>
      names.map((name) => [name.toLowerCase(), factor] as const),
    ),
  );
  const names = [...factors.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = `(?<![\\p{L}\\p{N}.,£$€])${NUMBER}[ -]?(${names.map(escape).join('|')})(?![\\p{L}\\p{N}])`;
  return { measure, factors, pattern: new RegExp(pattern, 'giu') };
});

/** The measures in a text, each in the first unit of its kind: an area in square metres. */
export function measuresIn(text: string) {
  return measures.flatMap(({ measure, factors, pattern }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, 1: digits = '', 2: factor, 3: unit = '', index }) => ({
        value: valueOf(digits, factor) * (factors.get(unit.toLowerCase()) ?? 1),
        of: [measure],
        start: index,
        end: index + found.length,
      }),
    ),
  );
}
