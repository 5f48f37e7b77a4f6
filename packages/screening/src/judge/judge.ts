import type { Verdict } from '@shortlist/contracts';
import type { YearsOfExperience } from '../facts/years.js';
import type { AnalysedText } from '../text/analyse.js';
import type { ExtractedResume } from '../types.js';
import { placeAt } from './check-quote.js';
import { degreeLevels, type Requirement, type Unit } from './requirement.js';

/** Share of what a criterion asks for from which it is met, and from which it is partly met. */
export const verdictLimits = { met: 0.6, partly: 0.3 } as const;

/** Words of this weight say what a criterion is about. */
const TELLING = 1;
const YEARS_WEIGHT = 2;
const DEGREE_WEIGHT = 2;
const YEARS_EVIDENCE =
  /\b\d{1,2}\s*\+?\s*(?:years?|yrs?)\b|\b(?:19|20)\d\d\s*(?:-|–|—|to|until)\s*(?:(?:19|20)\d\d|present|current|now|date)|\bsince (?:\p{L}+ )?(?:19|20)\d\d/iu;

export interface JudgedResume {
  readonly analysis: AnalysedText;
  readonly years: YearsOfExperience;
  /** Segment indexes in which each skill is named. */
  readonly skillSegments: ReadonlyMap<number, readonly number[]>;
}

/** What judging needs of a resume, worked out once for all criteria. */
export function prepareForJudging(analysis: AnalysedText, years: YearsOfExperience): JudgedResume {
  const skillSegments = new Map<number, number[]>();
  let segment = 0;
  for (const hit of analysis.skillHits) {
    // Hits and segments are both in order of the text.
    while ((analysis.segments[segment]?.end ?? Infinity) <= hit.start) segment += 1;
    const list = skillSegments.get(hit.skill.id);
    if (list) list.push(segment);
    else skillSegments.set(hit.skill.id, [segment]);
  }
  return { analysis, years, skillSegments };
}

function segmentsOf(unit: Unit, resume: JudgedResume): readonly number[] {
  if (unit.kind === 'skill') {
    return [...unit.skills].flatMap((id) => resume.skillSegments.get(id) ?? []);
  }
  const { positions, segmentOfToken } = resume.analysis;
  return (positions.get(unit.stem) ?? []).map((position) => segmentOfToken[position] ?? -1);
}

function degreeSegment(resume: JudgedResume, level: number): number {
  const patterns = degreeLevels.filter((each) => each.level >= level).map((each) => each.pattern);
  return resume.analysis.segments.findIndex((segment) =>
    patterns.some((pattern) => pattern.test(segment.text)),
  );
}

/** The closed verdict on one criterion with the statement that shows it best. More text never lowers it. */
export function judge(
  requirement: Requirement,
  resume: JudgedResume,
  extracted: ExtractedResume,
): Verdict {
  const perSegment = new Map<number, number>();
  const note = (segment: number, weight: number) => {
    if (segment >= 0) perSegment.set(segment, (perSegment.get(segment) ?? 0) + weight);
  };
  let wanted = 0;
  let found = 0;
  let hasTelling = false;
  let foundTelling = false;
  for (const unit of requirement.units) {
    wanted += unit.weight;
    const segments = new Set(segmentsOf(unit, resume));
    if (segments.size > 0) found += unit.weight;
    if (unit.weight >= TELLING) {
      hasTelling = true;
      foundTelling ||= segments.size > 0;
    }
    for (const segment of segments) note(segment, unit.weight);
  }
  let together = Math.max(0, ...perSegment.values());
  let extra = 0;
  let extraWanted = 0;
  if (requirement.years !== null) {
    extraWanted += YEARS_WEIGHT;
    extra += YEARS_WEIGHT * Math.min(1, resume.years.claimed / Math.max(1, requirement.years));
    if (perSegment.size === 0 && resume.years.claimed > 0) {
      note(
        resume.analysis.segments.findIndex((segment) => YEARS_EVIDENCE.test(segment.text)),
        0.1,
      );
    }
  }
  if (requirement.degree !== null) {
    extraWanted += DEGREE_WEIGHT;
    const segment = degreeSegment(resume, requirement.degree);
    if (segment >= 0) {
      extra += DEGREE_WEIGHT;
      note(segment, DEGREE_WEIGHT / 2);
    }
  }
  const total = wanted + extraWanted;
  // 'Service' and 'cost' alone show nothing of 'work with carriers on service and cost'.
  if (total === 0 || (hasTelling && !foundTelling)) return notFound(requirement);
  together = Math.min(together, wanted);
  const reached = (0.5 * (found + together) + extra) / total;
  const verdict =
    reached >= verdictLimits.met ? 'met' : reached >= verdictLimits.partly ? 'partly' : 'not-found';
  const best = [...perSegment].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? -1;
  const segment = resume.analysis.segments[best];
  if (verdict === 'not-found' || !segment) return notFound(requirement);
  return {
    criterionId: requirement.criterion.id,
    verdict,
    // What was read may have blanks where the person's name stands; a quote is what the resume says.
    quote: extracted.text.slice(segment.start, segment.end),
    place: placeAt(extracted, segment.start, segment.end),
  };
}

function notFound(requirement: Requirement): Verdict {
  return { criterionId: requirement.criterion.id, verdict: 'not-found', quote: null, place: null };
}
