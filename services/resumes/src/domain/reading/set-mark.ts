import type { Choice } from '@shortlist/contracts/screening';
import type { Context } from '../../context.js';
import type { StoredDecision } from '../../models/decision.js';
import type { JobRecord } from '../../models/job.js';
import type { StoredReader } from '../../models/reading.js';
import {
  changePeople,
  type PeopleChanged,
  type PersonChange,
  type ScoredPerson,
} from '../change/change-people.js';
import { mailSoon } from '../comments/mails/send-mails.js';
import { isReadTwice } from '../read/blind/groups.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { countedOf, type PersonAnchor } from '../read/persons.js';
import { refusal } from '../refusal.js';

export interface SetMarkInput extends JobOfMember {
  readonly candidateId: string;
  /** Null takes it back. */
  readonly mark: Choice | null;
  readonly reason?: string | undefined;
  /** Email address of the reader. */
  readonly by: string;
}

/** Lines of the decision record for the marks of both readers. */
function linesOf(
  job: JobRecord,
  person: ScoredPerson,
  { readers, at }: { readonly readers: readonly StoredReader[]; readonly at: Date },
): StoredDecision[] {
  const { result, counted } = person;
  return readers.flatMap(({ mark, by, reason }) =>
    mark === null
      ? []
      : [
          {
            ...{ at, kind: 'marked' as const, by, name: counted?.name ?? result.name },
            from: null,
            to: mark === 'maybe' ? ('review' as const) : mark,
            score: countedOf(person)?.score ?? result.score,
            comparisonScore: job.comparisonScore,
            why: reason || null,
          },
        ],
  );
}

function mark(
  job: JobRecord,
  person: ScoredPerson,
  { input, now }: { readonly input: SetMarkInput; readonly now: Date },
): PersonChange | null {
  const { userId } = input.member;
  const known = person.readers.find((reader) => reader.userId === userId);
  if (!known || !job.split?.isBlind) throw refusal('NotYourReading');
  if (person.override) throw refusal('AlreadyDecided');
  const reason = input.mark === null ? '' : (input.reason ?? '');
  if (known.mark === input.mark && known.reason === reason) return null;
  if (isReadTwice(person.readers)) throw refusal('MarksAreFinal');
  const given = input.mark === null ? { by: '', at: null } : { by: input.by, at: now };
  const own = { userId, mark: input.mark, reason, ...given };
  const readers = person.readers.map((reader) => (reader === known ? own : reader));
  if (!isReadTwice(readers)) return { set: { readers } };
  return { set: { readers }, decision: linesOf(job, person, { readers, at: now }) };
}

/**
 * Keeps the mark of a reader, who is the caller. It can be changed until the other has marked, too: then both are sealed in
 * the decision record, which shows neither before. Gives the person's readers and the change. Throws CandidateNotFound,
 * JobNotFound, JobNotComplete, NotYourReading, AlreadyDecided and MarksAreFinal.
 */
export async function setMark(
  context: Context,
  input: SetMarkInput,
): Promise<{ readonly changed: PeopleChanged; readonly person: PersonAnchor }> {
  const { candidateId, jobId, member } = input;
  if (!(await findJob(context, input, 'candidate.decide'))) throw refusal('JobNotFound');
  const changed = await changePeople(
    context,
    { jobId, member },
    [{ candidateId }],
    (current, person) => mark(current, person, { input, now: context.clock() }),
  );
  const [person] = changed.persons;
  if (!person) throw refusal('CandidateNotFound');
  // Their comments are open now: whom they mention is mailed.
  if (isReadTwice(person.anchor.readers)) mailSoon(context);
  return { changed, person: person.anchor };
}
