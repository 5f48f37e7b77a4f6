import type { Criterion, Verdict } from '@shortlist/contracts';
import { removeProtected } from '../job/protected-attributes.js';
import type { Job } from '../facts/work-history.js';
import { shortCriterion } from './short-criterion.js';

const MAX_LENGTH = 220;
const MAX_MISSING = 2;
const MAX_SKILLS = 3;

export interface SummaryInput {
  /** The present or last job; undefined when none was surely read. */
  readonly job: Job | undefined;
  readonly years: number;
  readonly skills: readonly string[];
  readonly criteria: readonly Criterion[];
  readonly verdicts: readonly Verdict[];
}

function enumerate(items: readonly string[]): string {
  const [last = ''] = items.slice(-1);
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}

function describePerson({ job, years, skills }: SummaryInput): string {
  const time = `${years} year${years === 1 ? '' : 's'} of experience`;
  const employer = job?.employer ? ` at ${job.employer}` : '';
  const title = job?.title ? `${job.title}${employer}` : '';
  if (title !== '' && removeProtected(title).matches.length === 0) {
    const role = job?.isCurrent ? title : `Last worked as ${title}`;
    return years > 0 ? `${role}, ${time}.` : `${role}.`;
  }
  const names = enumerate(skills.slice(0, MAX_SKILLS));
  if (years > 0) return names === '' ? `Shows ${time}.` : `Shows ${time} and names ${names}.`;
  return names === '' ? 'No years of experience were found.' : `Names ${names}.`;
}

function missingOf(criteria: readonly Criterion[], shown: number): string {
  const heads = [...criteria]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, shown)
    .map((criterion) => shortCriterion(criterion.text));
  const others = criteria.length - heads.length;
  return others > 0 ? `${heads.join(', ')} and ${others} more` : enumerate(heads);
}

/** Two or three short sentences on this person against this job, each of them a count or a fact of the result. */
export function summarise(input: SummaryInput): string {
  const { criteria, verdicts } = input;
  const person = describePerson(input);
  if (criteria.length === 0) {
    return `${person} The job description names no criteria that could be checked.`;
  }
  const of = (kind: Verdict['verdict']) =>
    criteria.filter((criterion) =>
      verdicts.some((each) => each.criterionId === criterion.id && each.verdict === kind),
    );
  const [met, partly, missing] = [of('met'), of('partly'), of('not-found')];
  const found = met.length + partly.length;
  const inPart =
    partly.length === 0
      ? ''
      : found === partly.length
        ? ', in part'
        : `, ${partly.length} of them in part`;
  const evidence =
    found === 0
      ? `Evidence for none of the ${criteria.length} criteria was found.`
      : `Evidence for ${found === criteria.length ? 'all' : `${found} of`} ${criteria.length} criteria${inPart}.`;
  if (found === 0 || missing.length === 0) return `${person} ${evidence}`;
  for (let shown = Math.min(MAX_MISSING, missing.length); shown > 0; shown -= 1) {
    const text = `${person} ${evidence} Not found: ${missingOf(missing, shown)}.`;
    if (text.length <= MAX_LENGTH) return text;
  }
  return `${person} ${evidence}`;
}
