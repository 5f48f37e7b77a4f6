import type { ReadingAgreement } from '@shortlist/contracts/reading';

/** The marks of a person's two readers. */
export interface MarkedTwice {
  readonly marks: readonly { readonly reader: string; readonly mark: string }[];
}

type Pair = readonly [one: string, other: string];

/**
 * Cohen's kappa of two readers: agreement beyond what their own frequencies of marks would bring by chance (Cohen 1960). Null
 * without people, and where both gave everybody the same mark.
 */
export function kappaOf(marks: readonly Pair[]): number | null {
  const people = marks.length;
  if (people === 0) return null;
  const observed = marks.filter(([one, other]) => one === other).length / people;
  const values = new Set(marks.flat());
  let expected = 0;
  for (const value of values) {
    const first = marks.filter(([one]) => one === value).length;
    const second = marks.filter(([, other]) => other === value).length;
    expected += (first / people) * (second / people);
  }
  return expected >= 1 ? null : (observed - expected) / (1 - expected);
}

function countAgreed(marks: readonly Pair[]) {
  const people = marks.length;
  const agreed = marks.filter(([one, other]) => one === other).length;
  return { people, agreed, share: people === 0 ? null : agreed / people };
}

/** Agreement of all who were read by two, per pair of readers and together: kappa weighted by the people of each pair. */
export function agreementOf(people: readonly MarkedTwice[]): ReadingAgreement {
  const byPair = new Map<string, { readers: [string, string]; marks: Pair[] }>();
  for (const { marks } of people) {
    const [one, other] = [...marks].sort((a, b) => (a.reader < b.reader ? -1 : 1));
    if (!one || !other) continue;
    const key = JSON.stringify([one.reader, other.reader]);
    const pair = byPair.get(key) ?? { readers: [one.reader, other.reader], marks: [] };
    pair.marks.push([one.mark, other.mark]);
    byPair.set(key, pair);
  }
  const pairs = [...byPair.values()].map(({ readers, marks }) => ({
    ...{ readers, ...countAgreed(marks) },
    kappa: kappaOf(marks),
  }));
  const defined = pairs.flatMap(({ people: weight, kappa }) =>
    kappa === null ? [] : [{ weight, kappa }],
  );
  const weights = defined.reduce((sum, { weight }) => sum + weight, 0);
  const sum = defined.reduce((all, { weight, kappa }) => all + weight * kappa, 0);
  const all = [...byPair.values()].flatMap(({ marks }) => marks);
  return { ...countAgreed(all), kappa: weights === 0 ? null : sum / weights, pairs };
}
