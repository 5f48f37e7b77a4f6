import type { Candidate } from '@shortlist/contracts/screening';
import { type Band, bandOf } from '@shortlist/screening/formula';
import { yearsOf } from '../scores/figures.js';
import { perList } from '../scores/per-list.js';

export const bands = ['Strong', 'Good', 'Partial', 'Weak'] as const satisfies readonly Band[];

/** Where a candidate stands, finer than their status; `undecided` is everyone about whom no person decided. */
export const standings = ['shortlisted', 'rejected', 'maybe', 'review', 'undecided'] as const;
export type StandingFilter = (typeof standings)[number];

/** Marks that a candidate can have. */
export const marks = ['borderline', 'starred', 'flagged', 'keptBack', 'mailed'] as const;
export type MarkFilter = (typeof marks)[number];

/** Filters of a list of candidates; several values of one kind widen it, several kinds narrow it. */
export interface ListFilters {
  readonly bands: readonly Band[];
  readonly standings: readonly StandingFilter[];
  /** All of these. */
  readonly marks: readonly MarkFilter[];
  /** Ids of criteria that are met, all of them. */
  readonly has: readonly string[];
  /** Years of experience, at least. */
  readonly years: number | null;
  readonly tags: readonly string[];
}

export const noFilters: ListFilters = {
  bands: [],
  standings: [],
  marks: [],
  has: [],
  years: null,
  tags: [],
};

export function countFilters(filters: ListFilters): number {
  const { bands: chosen, standings: where, marks: marked, has, years, tags } = filters;
  return [chosen, where, marked, has, tags].flat().length + (years === null ? 0 : 1);
}

/** A score that is not used has no band. */
function bandFor({ status, score }: Candidate): Band | null {
  return status === 'review' ? null : bandOf(score);
}

const isStanding: Readonly<Record<StandingFilter, (candidate: Candidate) => boolean>> = {
  shortlisted: ({ status }) => status === 'shortlisted',
  rejected: ({ status }) => status === 'rejected',
  maybe: ({ override }) => override?.status === 'maybe',
  review: ({ status, override, hiddenUntilMarked }) =>
    status === 'review' && override?.status !== 'maybe' && !hiddenUntilMarked,
  undecided: ({ override }) => !override,
};

const isMarked: Readonly<Record<MarkFilter, (candidate: Candidate) => boolean>> = {
  borderline: ({ borderline }) => borderline,
  starred: ({ starred }) => starred === true,
  flagged: ({ flags }) => flags.length > 0,
  keptBack: ({ keptBack }) => keptBack === true,
  mailed: ({ mail }) => Boolean(mail),
};

function meets({ verdicts }: Candidate, criterionId: string): boolean {
  return verdicts.some((each) => each.criterionId === criterionId && each.verdict === 'met');
}

const someOf = <Value>(wanted: readonly Value[], matches: (value: Value) => boolean) =>
  wanted.length === 0 || wanted.some(matches);

export function matchesFilters(candidate: Candidate, filters: ListFilters): boolean {
  return (
    someOf(filters.bands, (band) => bandFor(candidate) === band) &&
    someOf(filters.standings, (standing) => isStanding[standing](candidate)) &&
    filters.marks.every((mark) => isMarked[mark](candidate)) &&
    filters.has.every((criterionId) => meets(candidate, criterionId)) &&
    (filters.years === null || (yearsOf(candidate.experience) ?? -1) >= filters.years) &&
    someOf(filters.tags, (tag) => candidate.tags?.includes(tag) ?? false)
  );
}

/** How many candidates each filter by itself would leave. */
export interface FilterCounts {
  readonly bands: ReadonlyMap<Band, number>;
  readonly standings: ReadonlyMap<StandingFilter, number>;
  readonly marks: ReadonlyMap<MarkFilter, number>;
  readonly has: ReadonlyMap<string, number>;
  readonly tags: ReadonlyMap<string, number>;
}

const add = <Key>(counts: Map<Key, number>, key: Key) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

const countFound = perList((candidates) => {
  const counts = { has: new Map<string, number>(), tags: new Map<string, number>() };
  for (const { verdicts, tags = [] } of candidates) {
    for (const { criterionId, verdict } of verdicts) {
      if (verdict === 'met') add(counts.has, criterionId);
    }
    for (const tag of tags) add(counts.tags, tag);
  }
  return counts;
});

const countStates = perList((candidates) => {
  const counts = {
    bands: new Map<Band, number>(),
    standings: new Map<StandingFilter, number>(),
    marks: new Map<MarkFilter, number>(),
  };
  for (const candidate of candidates) {
    const band = bandFor(candidate);
    if (band) add(counts.bands, band);
    for (const standing of standings) {
      if (isStanding[standing](candidate)) add(counts.standings, standing);
    }
    for (const mark of marks) if (isMarked[mark](candidate)) add(counts.marks, mark);
  }
  return counts;
});

/** Of candidates as they would come out if what is `tried` were so: that moves them, but finds nothing else in a resume. */
export function countByFilter(
  candidates: readonly Candidate[],
  tried: readonly Candidate[] = candidates,
): FilterCounts {
  return { ...countFound(candidates), ...countStates(tried) };
}

/** A value put in, or taken out when it is in. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
