import type { Criterion, Verdict } from '@shortlist/contracts';

const MAX_SHOWN = 3;
const MAX_LENGTH = 90;

function short(text: string): string {
  const bare = text.replace(/[.;:,\s]+$/, '');
  if (bare.length <= MAX_LENGTH) return bare;
  return `${bare.slice(0, bare.lastIndexOf(' ', MAX_LENGTH))}…`;
}

function list(criteria: readonly Criterion[]): string {
  return [...criteria]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_SHOWN)
    .map((criterion) => `“${short(criterion.text)}”`)
    .join(', ');
}

/** Two or three sentences on this person against this job, each of them a count or a fact of the result. */
export function summarise(input: {
  name: string;
  title: string;
  years: number;
  skills: readonly string[];
  criteria: readonly Criterion[];
  verdicts: readonly Verdict[];
}): string {
  const of = (kind: Verdict['verdict']) =>
    input.criteria.filter((criterion) =>
      input.verdicts.some((each) => each.criterionId === criterion.id && each.verdict === kind),
    );
  const [met, partly, missing] = [of('met'), of('partly'), of('not-found')];
  const years =
    input.years > 0
      ? `shows ${input.years} year${input.years === 1 ? '' : 's'} of experience`
      : 'does not state years of experience';
  const skills = input.skills.slice(0, MAX_SHOWN).join(', ');
  const first = `The resume of ${input.name} ${years}${skills ? ` and names ${skills}` : ''}.`;
  if (input.criteria.length === 0)
    return `${first} The job description for ${input.title} names no criteria that could be checked.`;
  const shown = met.length > 0 ? `, among them ${list(met)}` : '';
  const second = `Of the ${input.criteria.length} criteria for ${input.title}, ${met.length} ${met.length === 1 ? 'is' : 'are'} met and ${partly.length} partly met${shown}.`;
  const third =
    missing.length > 0
      ? ` No evidence was found for ${list(missing)}; that does not mean it is missing.`
      : '';
  return `${first} ${second}${third}`;
}
