import type { CandidateRecord } from '../../models/candidate.js';
import type { StoredDraft, StoredMail } from '../../models/draft.js';
import type { JobRecord } from '../../models/job.js';
import type { StoredResult } from '../../models/result.js';
import { addressDoubt, type Reached } from '../outcome/addressee.js';
import { mailOf } from '../outcome/mail-state.js';
import { nameSome } from '../outcome/name-some.js';

type Sendable = Pick<CandidateRecord, 'otherMail' | 'personId' | 'links' | 'addressCheck'> & {
  readonly draft: Omit<StoredDraft, 'subject' | 'content'> | null;
  readonly counted: Reached['counted'];
  readonly result: Pick<StoredResult, 'status' | 'email' | 'flags'> | null;
};

const NOT_DRAFTED = 'No rejection email is drafted: the resume shows no valid email address.';

export const UNKNOWN_JOB = 'This screening does not exist or is not yours.';
export const UNKNOWN_CANDIDATE =
  'This candidate does not exist in this screening, or has no score.';
export const RUNNING = 'This screening is not complete yet.';

function whyMailed({ status }: StoredMail): string {
  switch (status) {
    case 'sent':
      return 'A rejection email has been sent to this candidate already.';
    case 'sending':
      return 'A rejection email is being sent to this candidate already.';
    default:
      return 'A rejection email may have reached this candidate already. We will not resend it automatically.';
  }
}

/** Why a person has to decide first: others have the same address. Null when there are none. */
export function sharedAddress({ links }: Pick<CandidateRecord, 'links'>): string | null {
  const names = links.filter(({ kind }) => kind === 'address').map(({ name }) => name);
  return names.length === 0
    ? null
    : `Same address as ${nameSome(names)}: decide first whether they are one person.`;
}

/** True when rejections of a screening may be sent at all; a closed one's may. */
export function isOver({ status }: Pick<JobRecord, 'status'>): boolean {
  return status === 'completed' || status === 'failed';
}

/** Why a person's rejection must not be sent, as a sentence; null when it may. */
export function whyNotSendable(person: Sendable): string | null {
  const mail = mailOf(person);
  if (mail) return whyMailed(mail);
  // However it failed: an email to another of the files may have arrived.
  if (person.otherMail) return whyMailed(person.otherMail);
  if (person.result?.status === 'shortlisted') return 'This candidate is shortlisted.';
  if (person.result?.status !== 'rejected') {
    return 'This candidate is not rejected. Please decide first.';
  }
  if (!person.draft || person.draft.withdrawn) return NOT_DRAFTED;
  return sharedAddress(person) ?? addressDoubt(person);
}
