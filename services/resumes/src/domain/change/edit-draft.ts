import { cleanLetter, type RejectionDraft } from '@shortlist/screening';
import { commonRefusal, findLink } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { StoredDraft } from '../../models/draft.js';
import type { JobRecord } from '../../models/job.js';
import { mailOf } from '../outcome/mail-state.js';
import { writeDraft } from '../outcome/settle-draft.js';
import { hasOpenDraft } from '../outcome/withdrawals.js';
import { isHiddenFrom } from '../read/blind/hidden-people.js';
import { findJob } from '../read/find-job.js';
import type { CandidateOfMember } from '../read/find-resume.js';
import type { Person } from '../read/persons.js';
import { refusal } from '../refusal.js';
import { changePeople, type ScoredPerson } from './change-people.js';

type Letter = Pick<StoredDraft, 'subject' | 'content' | 'edited'>;

export interface DraftChanged {
  readonly job: JobRecord;
  /** As they are now. */
  readonly person: Person;
}

const NOT_OPEN = 'There is no email to this candidate that can be changed.';

async function changeDraft(
  context: Context,
  { candidateId, ...owner }: CandidateOfMember,
  write: (job: JobRecord, person: ScoredPerson) => Letter,
): Promise<DraftChanged> {
  const changed = await changePeople(context, owner, [{ candidateId }], (job, person) => {
    const { draft } = person;
    const isHidden = isHiddenFrom(job, person, owner.member.userId);
    if (isHidden || !draft || !hasOpenDraft(person) || mailOf(person)) return NOT_OPEN;
    const { subject, content, edited } = write(job, person);
    const isSame =
      draft.subject === subject && draft.content === content && draft.edited === edited;
    return isSame ? null : { set: { draft: { ...draft, subject, content, edited } } };
  });
  const [person] = changed.persons;
  if (!person) throw refusal('CandidateNotFound');
  if (changed.skipped.length > 0) throw refusal('DraftNotOpen');
  return { job: changed.job, person };
}

/** The letter as it is kept. Throws InvalidInput for one that would not be sent. */
function checkLetter(letter: RejectionDraft): RejectionDraft {
  const cleaned = cleanLetter(letter);
  const { subject, content } = cleaned;
  const invalid = (sentence: string) => commonRefusal('InvalidInput', { sentence });
  if (subject === '' || content === '') {
    throw invalid('The subject or the email is empty. Please fill it in.');
  }
  const text = `${subject}\n${content}`;
  if (text.includes('{{')) {
    throw invalid(
      'The email contains a placeholder in {{…}}, which only the template fills in. Please write it out.',
    );
  }
  const link = findLink(text);
  if (link !== null) {
    throw invalid(
      `The email contains a link (${link}), and rejection emails may not. Please take it out.`,
    );
  }
  return cleaned;
}

async function checkOwner(context: Context, candidate: CandidateOfMember): Promise<void> {
  if (!(await findJob(context, candidate))) throw refusal('CandidateNotFound');
}

/**
 * Replaces the text of a person's rejection; it then stays as it is, whatever becomes of the template and the score.
 * Throws CandidateNotFound, DraftNotOpen, JobNotComplete, and InvalidInput for a letter that would not be sent.
 */
export async function editDraft(
  context: Context,
  { letter, ...candidate }: CandidateOfMember & { readonly letter: RejectionDraft },
): Promise<DraftChanged> {
  // Before the letter: a stranger's job must not answer differently to good and bad ones.
  await checkOwner(context, candidate);
  const written = { ...checkLetter(letter), edited: true };
  return changeDraft(context, candidate, () => written);
}

/** Drafts a person's rejection by the template again. Throws CandidateNotFound, DraftNotOpen and JobNotComplete. */
export async function resetDraft(
  context: Context,
  candidate: CandidateOfMember,
): Promise<DraftChanged> {
  await checkOwner(context, candidate);
  return changeDraft(context, candidate, (job, person) => ({
    ...writeDraft(job, person.counted ?? person.result),
    edited: false,
  }));
}
