import { degreeLevels } from '../../facts/degree.js';
import { termWeight } from '../../text/language/term-weight.js';
import { ALL_WORDS, GENERIC, type Requirement, TELLING } from '../requirement/requirement.js';
import type { JudgedResume } from '../resume/judged-resume.js';
import type { Evidence } from './find-evidence.js';
import { fieldYears, subjectYears } from './years-share.js';

/** A degree one step below the one asked for. */
const ONE_BELOW = 0.5;
/** A line of a degree with no more words of its own than these has its subject on a line beside it. */
const BARE_WORDS = 1;
/** Years of work in the subject that stand for a degree where the advert takes experience instead. */
const YEARS_INSTEAD = { full: 5, half: 2 } as const;

/** True when the line names a degree and hardly anything else: 'BSc (Hons), 2012'. */
function isBare(segment: number, { analysis }: JudgedResume): boolean {
  const telling = analysis.tokens.filter(
    ({ stem, lower }, at) =>
      analysis.segmentOfToken[at] === segment &&
      termWeight(stem) >= TELLING &&
      degreeLevels(lower).length === 0,
  );
  return telling.length <= BARE_WORDS;
}

/**
 * True when a degree's line, or one beside it, speaks of the subject asked for: in a word that tells it, or in all of
 * them where none does ('information technology').
 */
function isOfSubject(
  segment: number,
  { demands }: Requirement,
  { perTelling, perSegment, hasTelling }: Evidence,
  resume: JudgedResume,
): boolean {
  const words = demands.filter(({ weight }) => weight > GENERIC);
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const shows = (at: number) =>
    hasTelling
      ? (perTelling.get(at) ?? 0) >= TELLING / 2
      : (perSegment.get(at) ?? 0) >= all * ALL_WORDS;
  return shows(segment) || (isBare(segment, resume) && (shows(segment - 1) || shows(segment + 1)));
}

/** Share of the degree asked for, and the statement that names it: its level counts, and its subject must be the one asked for. */
export function degreeShare(
  requirement: Requirement,
  evidence: Evidence,
  resume: JudgedResume,
): { readonly share: number; readonly segment: number } {
  const { degree, isWorkInstead } = requirement;
  const asked = degree ?? 0;
  let best = { share: 0, segment: -1 };
  for (const { segment, level } of resume.degrees) {
    const share = !isOfSubject(segment, requirement, evidence, resume)
      ? 0
      : level >= asked
        ? 1
        : level === asked - 1
          ? ONE_BELOW
          : 0;
    if (share > best.share) best = { share, segment };
  }
  if (best.share >= 1 || !isWorkInstead) return best;
  const years = Math.max(subjectYears(evidence, resume), fieldYears(requirement, resume));
  const instead = years >= YEARS_INSTEAD.full ? 1 : years >= YEARS_INSTEAD.half ? ONE_BELOW : 0;
  return instead > best.share ? { share: instead, segment: -1 } : best;
}
