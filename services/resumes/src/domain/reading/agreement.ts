export interface Mark {
  readonly userId: string;
  readonly mark: string;
}

export interface Agreement {
  /** People whom both of their readers have marked. */
  readonly both: number;
  /** Of them, those with the same mark twice. */
  readonly agreed: number;
  /** Cohen's kappa, rounded to two places; null without a pair, or where chance alone explains all. */
  readonly kappa: number | null;
}

type Pair = readonly [Mark, Mark];

const places = 100;

const inOrder = ([one, other]: Pair): Pair =>
  one.userId < other.userId ? [one, other] : [other, one];

const readersOf = ([one, other]: Pair): string => `${one.userId} ${other.userId}`;

function partOf(marks: readonly Mark[], wanted: string): number {
  return marks.filter(({ mark }) => mark === wanted).length / marks.length;
}

/** How often two readers with these habits agree by chance. */
function expectedOf(pairs: readonly Pair[]): number {
  const ones = pairs.map(([one]) => one);
  const others = pairs.map(([, other]) => other);
  const marks = new Set(pairs.flat().map(({ mark }) => mark));
  return [...marks].reduce((sum, mark) => sum + partOf(ones, mark) * partOf(others, mark), 0);
}

/**
 * How far readers agree. Kappa is the agreement beyond chance: 1 is perfect, 0 is chance (Cohen 1960,
 * doi.org/10.1177/001316446002000104). With more than two readers, chance is that of each two of them, weighted by how
 * many people both have read.
 */
export function findAgreement(pairs: readonly Pair[]): Agreement {
  const both = pairs.length;
  const agreed = pairs.filter(([one, other]) => one.mark === other.mark).length;
  const ordered = pairs.map(inOrder);
  const expected = [...new Set(ordered.map(readersOf))].reduce((sum, readers) => {
    const theirs = ordered.filter((pair) => readersOf(pair) === readers);
    return sum + (expectedOf(theirs) * theirs.length) / both;
  }, 0);
  if (both === 0 || expected === 1) return { both, agreed, kappa: null };
  const kappa = (agreed / both - expected) / (1 - expected);
  return { both, agreed, kappa: Math.round(kappa * places) / places };
}
