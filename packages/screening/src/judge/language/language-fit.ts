import type { LanguageTerm } from '@shortlist/contracts/screening';
import type { AnalysedText } from '../../text/analyse.js';
import { termWeight } from '../../text/language/term-weight.js';
import type { JobLanguage } from './job-language.js';
import { type ResumeLanguage, TYPICAL_LENGTH } from './resume-language.js';

/**
 * The share of a resume's own length in what its words are divided by (pivoted normalisation: Singhal, Buckley, Mitra
 * 1996); the rest is a typical resume's length, so that a short text gains little by being short.
 */
const SLOPE = 0.6;
/** No resume counts as longer than this, which limits what irrelevant text costs. */
const MAX_LENGTH = 2 * TYPICAL_LENGTH;
/** Similarity, to a job of usual words, at which the fit is one half. */
const HALF_FIT = 0.095;
/** The usual similarity `HALF_FIT` was set for, and the least that counts, as rare words say little of a job. */
const USUAL = { typical: 0.045, least: 0.02 } as const;
/**
 * How strongly a job's usual similarity moves the similarity of half fit: many resumes say 'manages customers', few say
 * 'debones fish', so the same similarity means less in the first.
 */
const USUAL_POWER = 0.75;
/** How steeply the fit rises about its half. */
const STEEPNESS = 2.5;

const MAX_TERMS = 12;
const MAX_PLACES = 5;

/** How well a resume speaks a job's language, and which of its words show it. */
export interface LanguageFit {
  /** 0–1. */
  readonly fit: number;
  /** The words that add most, the first the most; `points` are each one's part of `fit` for a score of fit × 100. */
  readonly terms: readonly LanguageTerm[];
  /** Points of all other words together. */
  readonly otherPoints: number;
}

function lengthOf({ weightedWords }: ResumeLanguage): number {
  return (1 - SLOPE) * TYPICAL_LENGTH + SLOPE * Math.min(MAX_LENGTH, Math.sqrt(weightedWords));
}

/** From 0 (no word in common) towards 1, ever more slowly. */
function toFit(similarity: number, { usualSimilarity }: JobLanguage): number {
  const usual = Math.max(USUAL.least, usualSimilarity) / USUAL.typical;
  const strength = (similarity / (HALF_FIT * usual ** USUAL_POWER)) ** STEEPNESS;
  return strength / (1 + strength);
}

function toTerm(stem: string, points: number, { tokens, positions }: AnalysedText): LanguageTerm {
  const found = (positions.get(stem) ?? []).flatMap((at) => tokens[at] ?? []);
  return {
    term: found[0]?.lower ?? stem,
    points,
    places: found.slice(0, MAX_PLACES).map(({ start, end }) => ({ start, end })),
  };
}

/**
 * Compares a whole resume with a job by their weighted words. The similarity is a sum over the words both have,
 *
 *     job weight × √(word weight × count) ÷ length of the resume,
 *
 * so each word has its part, and the parts of the fit are in proportion. Words that stand only in lists add at most as much
 * as those that stand in what the person did.
 */
export function readLanguageFit(
  job: JobLanguage,
  resume: ResumeLanguage,
  analysis: AnalysedText,
): LanguageFit {
  const length = lengthOf(resume);
  const found: [stem: string, part: number][] = [];
  const sums = { shown: 0, listed: 0 };
  for (const [stem, weight] of job.terms) {
    const count = resume.counts.get(stem) ?? 0;
    if (count === 0) continue;
    const part = (weight * Math.sqrt(termWeight(stem) * count)) / length;
    found.push([stem, part]);
    sums[resume.listed.has(stem) ? 'listed' : 'shown'] += part;
  }
  const kept = sums.listed > sums.shown ? sums.shown / sums.listed : 1;
  const parts = found.map(([stem, part]): [string, number] => [
    stem,
    resume.listed.has(stem) ? part * kept : part,
  ]);
  const similarity = sums.shown + sums.listed * kept;
  const fit = toFit(similarity, job);
  const pointsOf = (part: number) => (100 * fit * part) / similarity;
  parts.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return {
    fit,
    terms: parts.slice(0, MAX_TERMS).map(([stem, part]) => toTerm(stem, pointsOf(part), analysis)),
    otherPoints: parts.slice(MAX_TERMS).reduce((sum, [, part]) => sum + pointsOf(part), 0),
  };
}
