import { bandOf } from '@shortlist/screening/formula';
import { longDate } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import type { Application, CandidateRecord } from '../../../models/candidate.js';
import type { JobRecord } from '../../../models/job.js';
import type { StoredResult } from '../../../models/result.js';
import type { Kept } from '../find-kept.js';

/** A piece of the copy that a candidate reads. */
export interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Characters of one copy: it must fit into a message of the bus and into a mail. */
const MAX_CHARACTERS = 400_000;

/** A line for what there is; none for what there is not. */
function line(label: string, values: readonly (string | null | undefined)[]): string[] {
  const present = values.filter((value) => value !== null && value !== undefined && value !== '');
  return present.length === 0 ? [] : [`${label}: ${present.join(', ')}`];
}

function describeFacts({ name, email, phone, summary, experience, skills, facts }: StoredResult) {
  return [
    ...line('Name', [name]),
    ...line('Email', [email]),
    ...line('Phone', [phone]),
    ...line('Summary', [summary]),
    ...line('Experience', [experience]),
    ...line('Skills', skills),
    ...line('Job titles', facts?.titles ?? []),
    ...line('Employers', facts?.employers ?? []),
    ...line('Education', facts?.education ?? []),
    ...line('Certificates', facts?.certificates ?? []),
    ...line('Links', facts?.links ?? []),
    ...line('Language', [facts?.language?.name]),
  ];
}

function describeApplication({ name, email, letter }: Application): string[] {
  return [...line('Name', [name]), ...line('Email', [email]), ...line('Text', [letter])];
}

const verdictWords = {
  met: 'shown',
  partly: 'in part',
  'in-progress': 'in progress',
  'says-no': 'says no',
  'not-found': 'not mentioned',
  other: 'not mentioned',
} as const;

function describeScore(job: JobRecord, { score, verdicts, flags }: StoredResult): string[] {
  const criteria = job.prepared?.criteria ?? job.given?.criteria ?? [];
  return [
    `Score: ${score} of 100 (${bandOf(score)})`,
    ...criteria.flatMap(({ id, text, enabled }) => {
      const found = verdicts.find(({ criterionId }) => criterionId === id);
      if (!found || enabled === false) return [];
      const { verdict, reason } = found;
      const word = verdictWords[verdict === 'not-found' ? (reason ?? verdict) : verdict];
      const quote = found.quote === null ? '' : `: “${found.quote}”`;
      return [`Asked for: ${text} – ${word}${quote}`];
    }),
    ...flags.map(({ message }) => `Noticed: ${message}`),
  ];
}

const statuses = { shortlisted: 'shortlisted', rejected: 'rejected', review: 'not decided' };

function describeDecision(job: JobRecord, { result, override, draft }: CandidateRecord): string[] {
  if (!result) return [];
  const how = override
    ? `a person decided on ${longDate(override.at)}${override.reason === '' ? '' : ` (${override.reason})`}`
    : `by the score so far, compared with the threshold of ${job.comparisonScore}; no person has decided yet`;
  const sent = draft?.sentAt ? [`A rejection email was sent on ${longDate(draft.sentAt)}.`] : [];
  return [`Decision: ${statuses[result.status]}; ${how}`, ...sent];
}

async function describeNotes(
  { models }: Context,
  { jobId, note, tags, starred }: CandidateRecord,
  fileIds: readonly string[],
): Promise<string[]> {
  const comments = await models.comments.everywhere.findReadable({
    jobId,
    candidateId: { $in: [...fileIds] },
    deletedAt: null,
  });
  return [
    ...line('Note', [note]),
    ...line('Tags', tags),
    ...(starred ? ['Marked with a star'] : []),
    ...comments.map(
      ({ author, at, text }) =>
        `Comment of ${author || 'a member of the team'} on ${longDate(at)}: ${text}`,
    ),
  ];
}

async function describePerson(
  context: Context,
  { job, anchor, files }: Kept,
  withNotes: boolean,
): Promise<Part[]> {
  const { candidates } = context.models;
  const ids = files.map(({ _id }) => _id);
  const whole = await candidates.everywhere.findReadable({ _id: { $in: ids } });
  const own = whole.find(({ _id }) => _id === anchor._id);
  if (!own) return [];
  const head = [
    `Kept since ${longDate(own.createdAt)}, deleted automatically on ${longDate(own.expiresAt)}`,
    ...describeDecision(job, own),
    ...(withNotes ? await describeNotes(context, own, ids) : []),
  ];
  return [
    { heading: `Screening “${job.title}”`, lines: head },
    ...whole.flatMap(({ fileName, result, resume, application }) => [
      {
        heading: `What was read in ${fileName}`,
        lines: result ? [...describeFacts(result), ...describeScore(job, result)] : [],
      },
      { heading: `The text of ${fileName}`, lines: resume ? [resume.text] : [] },
      ...(application
        ? [
            {
              heading: `The mail or list with ${fileName}`,
              lines: describeApplication(application),
            },
          ]
        : []),
    ]),
  ];
}

/** As much as fits; where that is not all, the copy says so. */
function withinLimit(parts: readonly Part[]): Part[] {
  let left = MAX_CHARACTERS;
  const fitting: Part[] = [];
  for (const { heading, lines } of parts) {
    const text = lines.join('\n');
    left -= text.length;
    if (left >= 0) fitting.push({ heading, lines });
    else fitting.push({ heading, lines: ['(Too long for this email: please ask for this part.)'] });
  }
  return fitting;
}

/**
 * A readable copy of all that is kept about some persons: what was read, the score with its reasons, and the decision.
 * With notes also what the recruiter noted for themselves and others commented.
 */
export async function describeKept(
  context: Context,
  kept: readonly Kept[],
  { withNotes }: { readonly withNotes: boolean },
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const one of kept) parts.push(...(await describePerson(context, one, withNotes)));
  return withinLimit(parts);
}
