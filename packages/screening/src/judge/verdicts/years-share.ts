import type { Requirement } from '../requirement/requirement.js';
import { coveredYears, statedYears } from '../resume/evidence-years.js';
import type { JudgedResume } from '../resume/judged-resume.js';
import type { Evidence } from './find-evidence.js';

/** Years of the whole career count half when no dated job shows the thing asked for. */
const UNDATED = 0.5;
/** Of what the best statement shows, a statement that speaks of the same thing shows at least this share. */
const SAME = 0.5;

/** Years of the subject: as stated beside it, and in the dated jobs that name it. */
export function subjectYears({ perSegment }: Evidence, resume: JudgedResume): number {
  const most = Math.max(0, ...perSegment.values());
  const subject = [...perSegment].flatMap(([at, shown]) => (shown >= most * SAME ? at : []));
  const beside = subject.map((at) => {
    const segment = resume.analysis.segments[at];
    return segment ? statedYears(segment) : 0;
  });
  const dated = coveredYears(
    resume.blocks.filter(({ first, last }) => subject.some((at) => at >= first && at <= last)),
  );
  return Math.max(dated, ...beside);
}

/** Years of the dated jobs that speak of the fields of what is asked for, by whatever they name. */
export function fieldYears(
  { demands }: Requirement,
  { named, blocks, lists }: JudgedResume,
): number {
  const fields = new Set(
    demands.flatMap(({ options }) =>
      options.flat().flatMap((unit) => (unit.kind === 'thing' ? unit.fields : [])),
    ),
  );
  const places = named.filter(({ field, segment }) => fields.has(field) && !lists.has(segment));
  return coveredYears(
    blocks.filter(({ first, last }) =>
      places.some(({ segment }) => segment >= first && segment <= last),
    ),
  );
}

/** Share of the years asked for: of its subject, or half the career's where no dated job shows the subject; 0–1. */
export function yearsShare(asked: number, evidence: Evidence, resume: JudgedResume): number {
  const career = Math.min(1, resume.years.claimed / Math.max(1, asked));
  if (evidence.wanted === 0) return career;
  const known = subjectYears(evidence, resume);
  return known > 0 ? Math.min(1, known / Math.max(1, asked)) : career * UNDATED;
}
