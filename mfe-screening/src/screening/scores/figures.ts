import { scoreBadge, scoreBuckets, topSkillsCount } from '@shortlist/contracts/constants';
import type { Candidate, Criterion } from '@shortlist/contracts/screening';
import { isEveryShown, mustHavesOf } from '../findings/must-haves.js';

/** The figures of one screening (specification §9). Percentages are whole numbers. */
export interface Figures {
  readonly total: number;
  readonly shortlisted: number;
  readonly rejected: number;
  /** Candidates whom a person must decide about. */
  readonly review: number;
  /** Rounded mean of all scores; 0 without candidates. */
  readonly averageScore: number;
  readonly highestScore: number;
  /** Shortlisted divided by total, as a rounded percent; 0 without candidates. */
  readonly successRate: number;
  /** Rounded mean over the candidates whose experience text tells years; 0 when none does. */
  readonly averageExperience: number;
}

function roundedMean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** Leading whole number of an experience text such as '7 years', in years; null when the resume tells none. */
export function yearsOf(experience: string): number | null {
  const leading = /^\s*(\d{1,3})/.exec(experience)?.[1];
  return leading === undefined ? null : Number(leading);
}

export function computeFigures(candidates: readonly Candidate[]): Figures {
  const total = candidates.length;
  const withStatus = (wanted: Candidate['status']) =>
    candidates.filter(({ status }) => status === wanted).length;
  const shortlisted = withStatus('shortlisted');
  const scores = candidates.map(({ score }) => score);
  return {
    total,
    shortlisted,
    rejected: withStatus('rejected'),
    review: withStatus('review'),
    averageScore: roundedMean(scores),
    highestScore: Math.max(0, ...scores),
    successRate: total === 0 ? 0 : Math.round((shortlisted / total) * 100),
    averageExperience: roundedMean(
      candidates.map(({ experience }) => yearsOf(experience)).filter((years) => years !== null),
    ),
  };
}

export interface ScoreBucket {
  readonly label: (typeof scoreBuckets)[number];
  readonly count: number;
  /** Share of all candidates, whole percent. */
  readonly percent: number;
}

const bucketFloors = [90, 80, 70, 60, 0] as const;

/** How many candidates fall in each of the five buckets of Score Distribution, best first. */
export function distributeScores(candidates: readonly Candidate[]): ScoreBucket[] {
  return scoreBuckets.map((label, index) => {
    const floor = bucketFloors[index] ?? 0;
    const ceiling = index === 0 ? Infinity : (bucketFloors[index - 1] ?? Infinity);
    const count = candidates.filter(({ score }) => score >= floor && score < ceiling).length;
    const percent = candidates.length === 0 ? 0 : Math.round((count / candidates.length) * 100);
    return { label, count, percent };
  });
}

/** Counts per bin of `width` points from 0 to 100; the last bin includes 100. */
export function histogram(candidates: readonly Candidate[], width = 5): number[] {
  const bins = Array.from({ length: Math.ceil(100 / width) }, () => 0);
  for (const { score } of candidates) {
    const index = Math.min(bins.length - 1, Math.max(0, Math.floor(score / width)));
    bins[index] = (bins[index] ?? 0) + 1;
  }
  return bins;
}

/**
 * The most common skills, each counted once per candidate whatever its capitals; ties keep the
 * order in which the skills first appear.
 */
export function topSkills(
  candidates: readonly Candidate[],
  limit: number = topSkillsCount,
): { skill: string; count: number }[] {
  const counts = new Map<string, { skill: string; count: number }>();
  for (const { skills } of candidates) {
    const own = new Map<string, string>();
    for (const skill of skills.map((text) => text.trim())) {
      if (!own.has(skill.toLowerCase())) own.set(skill.toLowerCase(), skill);
    }
    for (const [key, skill] of own) {
      const known = counts.get(key) ?? { skill, count: 0 };
      if (key !== '') counts.set(key, { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, limit);
}

/**
 * Labels of a candidate's card: a perfect match shows every must-have, or, where nothing is asked for, has one of the best
 * scores; ready to interview is whom a person shortlisted and who was told nothing else.
 */
export function cardLabels(
  candidate: Candidate,
  criteria: readonly Criterion[],
): { perfectMatch: boolean; ready: boolean } {
  const { status, score, override, mail } = candidate;
  const mustHaves = mustHavesOf(criteria, candidate);
  const isMatch = mustHaves.total === 0 ? score >= scoreBadge.green : isEveryShown(mustHaves);
  return {
    perfectMatch: status !== 'review' && isMatch,
    ready: status === 'shortlisted' && override?.status === 'shortlisted' && !mail,
  };
}
