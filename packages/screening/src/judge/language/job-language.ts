import { usefulText } from '../../job/useful-text.js';
import { analyseText } from '../../text/analyse.js';
import { termWeight } from '../../text/language/term-weight.js';
import { usualCount } from '../../text/language/usual-words.js';
import { TYPICAL_LENGTH } from './resume-language.js';

/** The words and skills of a job's description. */
export interface JobLanguage {
  /** Weight of each stem; their squares add up to 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** Similarity (see `readLanguageFit`) of a resume that has nothing special to do with the job. */
  readonly usualSimilarity: number;
  /** How much the description names each skill. */
  readonly skills: ReadonlyMap<number, number>;
}

/** How many more times a word counts that is in the title. Measured: 3 to 5 rank alike, 0 worse (docs/scoring.md). */
const TITLE_BONUS = 4;
const MAX_TITLE_WORDS = 5;

function isTelling(title: string): boolean {
  const words = title.split(' ').length;
  return (
    words <= MAX_TITLE_WORDS || analyseText(title).skillHits.some(({ skill }) => skill.isOccupation)
  );
}

function toUnitLength(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const length = Math.hypot(...weights.values());
  return new Map([...weights].map(([stem, weight]) => [stem, weight / length]));
}

/** The similarity of a typical resume, from how often resumes in general use each word. */
function usualSimilarityOf(terms: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [stem, weight] of terms) {
    sum += weight * Math.sqrt(termWeight(stem)) * usualCount(stem);
  }
  return sum / TYPICAL_LENGTH;
}

/**
 * Reads a job description for `readLanguageFit`, without boilerplate and protected wording. `code` (ISO 639-1) is its
 * language.
 */
export function readJobLanguage(jobDescription: string, title: string, code = 'en'): JobLanguage {
  const body = analyseText(usefulText(jobDescription));
  // Where a text has no title, its first words stand in for it; they say no more than the others.
  const heading = analyseText(isTelling(title) ? title : '');
  const terms = new Map<string, number>();
  for (const [stem, { length }] of body.positions) {
    const weight = termWeight(stem, code);
    if (weight > 0) terms.set(stem, Math.sqrt(weight) * (1 + Math.log(length)));
  }
  for (const stem of heading.positions.keys()) {
    const weight = termWeight(stem, code);
    if (weight > 0) terms.set(stem, (terms.get(stem) ?? 0) + Math.sqrt(weight) * TITLE_BONUS);
  }
  const skills = new Map<number, number>();
  for (const { skill } of [...body.skillHits, ...heading.skillHits])
    skills.set(skill.id, (skills.get(skill.id) ?? 0) + 1);
  const ofUnitLength = toUnitLength(terms);
  return { terms: ofUnitLength, usualSimilarity: usualSimilarityOf(ofUnitLength), skills };
}
