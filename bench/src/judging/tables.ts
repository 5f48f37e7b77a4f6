import {
  countAdverts,
  countPairs,
  countSets,
  countWordings,
  type Share,
  widestDifference,
} from './count.js';
import type { Judged } from './judge-material.js';

interface Measure {
  readonly name: string;
  readonly goal: string;
  readonly read: (judged: Judged) => string;
}

/** '.75 (135 of 180)'; '–' for nothing of that kind. */
function showShare({ part, whole }: Share): string {
  return whole === 0 ? '–' : `${(part / whole).toFixed(2).replace(/^0/, '')} (${part} of ${whole})`;
}

function measuresOf<Counts extends Readonly<Record<string, Share>>>(
  count: (judged: Judged) => Counts,
  rows: readonly (readonly [key: keyof Counts, name: string, goal: string])[],
): readonly Measure[] {
  return rows.map(([key, name, goal]) => ({
    name,
    goal,
    read: (judged) => {
      const share = count(judged)[key];
      return share ? showShare(share) : '–';
    },
  }));
}

const measures: readonly Measure[] = [
  ...measuresOf(
    ({ pairs }) => countPairs(pairs),
    [
      ['exact', 'pairs: verdict as labelled', '≥ .75'],
      ['falseMet', 'pairs: met, labelled not found', '≤ .05'],
      ['missed', 'pairs: not found, labelled met', '≤ .20'],
    ],
  ),
  ...measuresOf(
    ({ sets }) => countSets(sets),
    [
      ['inOrder', 'sets: pairs in order', '≥ .95'],
      ['listsBelow', 'sets: keyword lists below all strong, not shortlisted', 'all'],
      ['strongPassing', 'sets: strong from 50', 'all but one'],
      ['othersPassing', 'sets: weak, strangers, tricks from 50', 'at most one'],
    ],
  ),
  ...measuresOf(
    ({ adverts }) => countAdverts(adverts),
    [
      ['precision', 'adverts: criteria that a recruiter would list', '≥ .90'],
      ['recall', 'adverts: requirements listed', '≥ .90'],
      ['company', 'adverts: sentences of the company listed', '0'],
    ],
  ),
  ...measuresOf(
    ({ wordings }) => countWordings(wordings),
    [
      ['missed', 'protected wordings: missed outright', '0'],
      ['warned', 'protected wordings: proxies warned of', '≥ .90'],
      ['twinsRefused', 'protected wordings: twins refused', '≤ 2'],
    ],
  ),
  {
    name: 'the same facts in other words: widest difference',
    goal: '≤ 2 points',
    read: ({ rewordings }) =>
      rewordings.length === 0 ? '–' : `${widestDifference(rewordings).toFixed(1)} points`,
  },
];

/** A line for each measure, a column for each of `columns`. */
export function measureTable(columns: Readonly<Record<string, Judged>>) {
  return measures.map(({ name, goal, read }) => ({
    measure: name,
    goal,
    ...Object.fromEntries(Object.entries(columns).map(([title, judged]) => [title, read(judged)])),
  }));
}

/** A line for each kind of pair. */
export function pairTable({ pairs }: Pick<Judged, 'pairs'>) {
  return [...new Set(pairs.map(({ kind }) => kind))].map((kind) => {
    const { exact, falseMet, missed } = countPairs(pairs.filter((pair) => pair.kind === kind));
    return {
      kind,
      'as labelled': showShare(exact),
      'false met': showShare(falseMet),
      missed: showShare(missed),
    };
  });
}
