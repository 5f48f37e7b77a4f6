import type { Verdict } from '@shortlist/contracts/screening';
import type { AnalysedText } from '../text/analyse.js';
import type { ExtractedResume } from '../types.js';
import { placeAt } from './check-quote.js';
import { coveredYears, statedYears } from './evidence-years.js';
import { type Evidence, gather } from './find-evidence.js';
import type { JudgedResume } from './judged-resume.js';
import { languageLevel } from './language-level.js';
import { withoutLists } from './listed.js';
import { quoteValue } from './quote-value.js';
import { type Requirement, TELLING } from './requirement.js';

export { type JudgedResume, prepareForJudging } from './judged-resume.js';

/** The shares of what a criterion asks for from which it is met, and partly met. */
const verdictLimits = { met: 0.6, partly: 0.3 } as const;

/** Words up to this weight show nothing alone. */
const GENERIC = 0.2;
const YEARS_WEIGHT = 2;
const DEGREE_WEIGHT = 2;
/** A criterion of many words is met by the evidence a short one would need. */
const ENOUGH_WEIGHT = 4;
/** Years of the whole career count half when no dated job shows the thing asked for. */
const UNDATED = 0.5;

/** Share of the years asked for: as stated beside the thing, in the dated jobs that name it, or half the career's. */
function yearsShare(asked: number, evidence: Evidence, resume: JudgedResume): number {
  const career = Math.min(1, resume.years.claimed / Math.max(1, asked));
  const subject = [...evidence.perSegment.keys()];
  if (evidence.wanted === 0) return career;
  const beside = subject.map((index) => {
    const segment = resume.analysis.segments[index];
    return segment ? statedYears(segment) : 0;
  });
  const dated = coveredYears(
    resume.blocks.filter(({ first, last }) => subject.some((at) => at >= first && at <= last)),
  );
  const known = Math.max(dated, ...beside);
  return Math.max(career * UNDATED, Math.min(1, known / Math.max(1, asked)));
}

/** Share of the degree asked for: its level counts, and a subject asked for must appear beside it. */
function degreeShare(
  level: number,
  evidence: Evidence,
  resume: JudgedResume,
): { share: number; segment: number } {
  let best = { share: 0, segment: -1 };
  for (const degree of resume.degrees) {
    const subject = Math.max(
      ...[-1, 0, 1].map((by) => evidence.perSegment.get(degree.segment + by) ?? 0),
    );
    const isSubject = !evidence.hasTelling || subject >= TELLING / 2;
    const share = (degree.level >= level ? 1 : 0.4) * (isSubject ? 1 : 0.5);
    if (share > best.share) best = { share, segment: degree.segment };
  }
  return best;
}

/** The level at which the resume says the language is spoken, compared with the one asked for, 0–1. */
function spokenShare(asked: number, evidence: Evidence, { analysis }: JudgedResume): number {
  let best = 0;
  for (const segment of evidence.perSegment.keys()) {
    const level = languageLevel(analysis.segments[segment]?.text ?? '');
    best = Math.max(best, level === null || level < asked ? 0.5 : 1);
  }
  return best;
}

/** True when a job or course of the resume speaks of the field of one of the skills asked for. */
function isSupported({ demands }: Requirement, { fields }: JudgedResume): boolean {
  const units = demands.flatMap(({ options }) => options.flat());
  return units.some((unit) => unit.kind !== 'word' && fields.has(unit.field));
}

/** A verdict, and whether nothing but a list that no job supports shows it. */
export interface JudgedCriterion {
  readonly verdict: Verdict;
  readonly isOnlyListed: boolean;
}

/**
 * The closed verdict on one criterion with the statement that shows it best. Taking part in a thing, or listing it without
 * a job or course of its field, shows it in part at most.
 */
export function judge(
  requirement: Requirement,
  resume: JudgedResume,
  extracted: ExtractedResume,
): JudgedCriterion {
  const verdict = judgeStatements(requirement, resume, extracted);
  if (verdict.verdict === 'not-found') return { verdict, isOnlyListed: false };
  const inPart = { ...verdict, verdict: 'partly' } as const;
  if (!isSupported(requirement, resume)) {
    const shown = judgeStatements(requirement, withoutLists(resume), extracted);
    if (shown.verdict === 'not-found') return { verdict: inPart, isOnlyListed: true };
    if (shown.verdict === 'partly') return { verdict: shown, isOnlyListed: false };
  }
  if (verdict.verdict === 'partly' || !resume.ownWork) return { verdict, isOnlyListed: false };
  const own = judgeStatements(requirement, resume.ownWork, extracted);
  return { verdict: own.verdict === 'met' ? own : inPart, isOnlyListed: false };
}

function judgeStatements(
  requirement: Requirement,
  resume: JudgedResume,
  extracted: ExtractedResume,
): Verdict {
  const evidence = gather(requirement, resume);
  const { perSegment } = evidence;
  const wanted = Math.min(evidence.wanted, ENOUGH_WEIGHT);
  let total = wanted;
  // Words that everybody uses show something only where they occur together.
  const found = evidence.hasTelling ? evidence.found : evidence.together;
  let reached = 0.5 * (Math.min(found, wanted) + Math.min(evidence.together, wanted));
  // Quantities must be reached in full: evidence in words can't stand in for missing years.
  let quantity = 1;
  if (requirement.years !== null) {
    const share = yearsShare(requirement.years, evidence, resume);
    total += YEARS_WEIGHT;
    reached += YEARS_WEIGHT * share;
    quantity = Math.min(quantity, share);
    if (perSegment.size === 0 && evidence.wanted === 0 && share > 0) {
      perSegment.set(
        resume.analysis.segments.findIndex((segment) => statedYears(segment) > 0),
        0.1,
      );
      for (const { first } of resume.blocks) perSegment.set(first, 0.05);
    }
  }
  if (requirement.degree !== null) {
    const { share, segment } = degreeShare(requirement.degree, evidence, resume);
    total += DEGREE_WEIGHT;
    reached += DEGREE_WEIGHT * share;
    quantity = Math.min(quantity, share);
    if (segment >= 0) perSegment.set(segment, (perSegment.get(segment) ?? 0) + DEGREE_WEIGHT);
  }
  if (requirement.spoken !== null) {
    quantity = Math.min(quantity, spokenShare(requirement.spoken, evidence, resume));
  }
  const isVague =
    evidence.wanted > 0 &&
    requirement.years === null &&
    requirement.degree === null &&
    requirement.demands.every(({ weight }) => weight <= GENERIC);
  const isShown =
    total > 0 &&
    // 'Service' and 'cost' alone show nothing of 'work with carriers on service and cost'.
    (!evidence.hasTelling ||
      evidence.foundTelling ||
      (requirement.degree !== null && quantity > 0)) &&
    // 'Management' and 'experience' alone are in every resume.
    (!isVague || evidence.together >= evidence.wanted);
  if (!isShown) return notFound(requirement);
  const share = reached / total;
  const verdict =
    share >= verdictLimits.met && quantity >= 1 && !isVague
      ? 'met'
      : share >= verdictLimits.partly
        ? 'partly'
        : 'not-found';
  const segment = bestSegment(perSegment, resume.analysis);
  if (verdict === 'not-found' || !segment) return notFound(requirement);
  return {
    criterionId: requirement.criterion.id,
    verdict,
    // The text as read may have blanks in place of the person's name; a quote is what the resume says.
    quote: extracted.text.slice(segment.start, segment.end),
    place: placeAt(extracted, segment.start, segment.end),
  };
}

/** The statement that shows most; among equals, substance wins over a list, a heading or a line of contact details. */
function bestSegment(perSegment: ReadonlyMap<number, number>, { segments }: AnalysedText) {
  let best = { value: 0, at: -1 };
  for (const [at, weight] of perSegment) {
    const segment = segments[at];
    if (!segment) continue;
    const value = weight * quoteValue(segment.text);
    if (value > best.value || (value === best.value && at < best.at)) best = { value, at };
  }
  return segments[best.at];
}

function notFound(requirement: Requirement): Verdict {
  return { criterionId: requirement.criterion.id, verdict: 'not-found', quote: null, place: null };
}
