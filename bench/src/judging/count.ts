import type { LabelledAdvert, LabelledVerdict, Person, Wording } from './material.js';

/** A part of a whole, both counted. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

/** A labelled pair with the engine's verdict; 'none' where it read no criterion or no resume. */
export interface JudgedPair {
  readonly kind: string;
  readonly label: LabelledVerdict;
  readonly verdict: LabelledVerdict | 'none';
}

/** A labelled person with the engine's score. */
export interface ScoredPerson extends Pick<Person, 'label' | 'expect' | 'why'> {
  readonly score: number;
  /** The score without rounding, which the order goes by. */
  readonly exactScore: number;
  readonly needsPerson: boolean;
}

/** The criteria that the engine lists for an advert. */
export interface ReadAdvert {
  readonly advert: LabelledAdvert;
  readonly criteria: readonly { readonly text: string; readonly kind: string }[];
}

/** The engine's answer to a wording. */
export interface ReadWording extends Pick<Wording, 'expected'> {
  readonly outcome: Wording['expected'];
}

/** From this score on, rounded, people are shortlisted. */
const THRESHOLD = 50;
const levels = ['zero', 'low', 'mid', 'high'] as const;
/** `why` says so of people whose resume is a list of the advert's words. */
const KEYWORD_LIST = /key ?words?|stuff|mots[- ]clés|stich ?w/i;

function shareOf<Item>(items: readonly Item[], isPart: (item: Item) => boolean): Share {
  return { part: items.filter(isPart).length, whole: items.length };
}

/** One verdict for a criterion that the engine read as several: all shown is met, none shown not found, else in part. */
export function combineVerdicts(verdicts: readonly LabelledVerdict[]): JudgedPair['verdict'] {
  const [first] = verdicts;
  if (first === undefined) return 'none';
  return verdicts.every((verdict) => verdict === first) ? first : 'partly';
}

/** How far verdicts agree with their labels. */
export function countPairs(judged: readonly JudgedPair[]) {
  const labelled = (label: LabelledVerdict) => judged.filter((pair) => pair.label === label);
  return {
    exact: shareOf(judged, ({ label, verdict }) => label === verdict),
    falseMet: shareOf(labelled('not-found'), ({ verdict }) => verdict === 'met'),
    missed: shareOf(
      labelled('met'),
      ({ verdict }) => verdict === 'not-found' || verdict === 'none',
    ),
  };
}

/** Pairs of people of one job who are expected at different heights, and in which of them the higher one has more points; ties are half. */
function countOrder(people: readonly ScoredPerson[]): Share {
  let part = 0;
  let whole = 0;
  for (const [index, one] of people.entries()) {
    for (const other of people.slice(index + 1)) {
      const expected = levels.indexOf(one.expect) - levels.indexOf(other.expect);
      if (expected === 0) continue;
      whole += 1;
      const found = Math.sign(one.exactScore - other.exactScore);
      if (found === 0) part += 0.5;
      else if (found === Math.sign(expected)) part += 1;
    }
  }
  return { part, whole };
}

function sum(shares: readonly Share[]): Share {
  return {
    part: shares.reduce((total, { part }) => total + part, 0),
    whole: shares.reduce((total, { whole }) => total + whole, 0),
  };
}

/** How people of several jobs rank, job by job. */
export function countSets(sets: readonly (readonly ScoredPerson[])[]) {
  const passes = ({ score }: ScoredPerson) => score >= THRESHOLD;
  const everybody = sets.flat();
  const isList = ({ label, why }: ScoredPerson) => label === 'trick' && KEYWORD_LIST.test(why);
  return {
    inOrder: sum(sets.map(countOrder)),
    /** Keyword lists below every strong person of their job, and not shortlisted by themselves. */
    listsBelow: sum(
      sets.map((people) => {
        const strong = people.filter(({ label }) => label === 'strong');
        const least = Math.min(...strong.map(({ exactScore }) => exactScore));
        return shareOf(
          people.filter(isList),
          (person) => person.exactScore < least && (!passes(person) || person.needsPerson),
        );
      }),
    ),
    strongPassing: shareOf(
      everybody.filter(({ label }) => label === 'strong'),
      passes,
    ),
    othersPassing: shareOf(
      everybody.filter(({ expect }) => expect === 'low' || expect === 'zero'),
      passes,
    ),
  };
}

function says(text: string, words: string): boolean {
  return words.startsWith('=')
    ? text === words.slice(1)
    : text.toLowerCase().includes(words.toLowerCase());
}

/** How far criteria are what a recruiter would list. */
export function countAdverts(read: readonly ReadAdvert[]) {
  const each = read.map(({ advert, criteria }) => {
    const asked = [
      ...advert.must.map((words) => ({ words, kind: 'must' })),
      ...advert.nice.map((words) => ({ words, kind: 'nice' })),
    ];
    const wanted = [...advert.must, ...advert.nice, ...advert.duty];
    return {
      precision: shareOf(criteria, ({ text }) => wanted.some((words) => says(text, words))),
      recall: shareOf(asked, ({ words, kind }) =>
        criteria.some((one) => one.kind === kind && says(one.text, words)),
      ),
      company: shareOf(advert.not, (words) => criteria.some(({ text }) => says(text, words))),
    };
  });
  return {
    precision: sum(each.map(({ precision }) => precision)),
    recall: sum(each.map(({ recall }) => recall)),
    company: sum(each.map(({ company }) => company)),
  };
}

/** Counts the wordings that are refused, the proxies that get a warning, and the innocent twins that are refused. */
export function countWordings(read: readonly ReadWording[]) {
  const expecting = (kind: Wording['expected']) => read.filter(({ expected }) => expected === kind);
  return {
    missed: shareOf(expecting('refuse'), ({ outcome }) => outcome === 'pass'),
    warned: shareOf(expecting('warn'), ({ outcome }) => outcome === 'warn'),
    twinsRefused: shareOf(expecting('pass'), ({ outcome }) => outcome === 'refuse'),
  };
}

/** The widest difference between versions of one person's facts, in points. */
export function widestDifference(scores: readonly (readonly number[])[]): number {
  return Math.max(0, ...scores.map((own) => Math.max(...own) - Math.min(...own)));
}
