import type { ScreeningResult } from '@shortlist/screening';
import { isBorderline, needsPerson, statusOf, statusOfChoice } from '@shortlist/screening/formula';
import { addressKeyOf } from '../../models/address-key.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import type { CountedFile } from '../../models/person.js';
import type { StoredResult } from '../../models/result.js';
import { addressOf, checkOf, isAddressFlag } from './addressee.js';
import { type DraftFields, settleDraft } from './settle-draft.js';

export interface Settled extends DraftFields, Pick<CandidateRecord, 'addressKey'> {
  readonly result: StoredResult;
  readonly counted: CountedFile | null;
}

/** A file with what is decided about its person; `result` is its own score. */
export type ToSettle = DraftFields &
  Pick<CandidateRecord, '_id' | 'override' | 'personId' | 'counted' | 'addressCheck'> & {
    readonly result: ScreeningResult;
  };

/** The file that counts for the person: the copy of another file, or this file at present. */
function refresh({ _id, counted, result }: ToSettle): CountedFile | null {
  if (counted?.id !== _id) return counted;
  const { name, score } = result;
  // Whether the address is clear is known of all files together.
  const flags = [
    ...result.flags.filter((flag) => !isAddressFlag(flag)),
    ...counted.flags.filter(isAddressFlag),
  ];
  return { ...counted, name, score, flags };
}

/**
 * All that follows from a score, a person's decision and the job's settings, for the person of whom the file carries
 * what is decided. The person's status stands; the draft of who is rejected follows the template, that of any other is
 * withdrawn, and one that was sent, or may have been, stays as it is. Where the score can't be trusted, only a person
 * decides. A file that another one stands for gets the status of its own score, and no email.
 */
export function settleOutcome(job: JobRecord, candidate: ToSettle): Settled {
  const counted = refresh(candidate);
  const isMember = candidate.personId !== null;
  const { score, flags, name } = counted ?? candidate.result;
  const undecided = needsPerson(flags).length > 0;
  const computed = undecided ? 'review' : statusOf(score, job.comparisonScore);
  const { override } = candidate;
  const result: StoredResult = {
    ...candidate.result,
    status: override && !isMember ? statusOfChoice(override.status) : computed,
    borderline: !undecided && isBorderline(score, job.comparisonScore),
  };
  const addressee = isMember ? null : { name, email: addressOf({ ...candidate, counted }), flags };
  const keyed = checkOf(candidate.addressCheck, result.email)?.address ?? result.email;
  const isRejected = result.status === 'rejected';
  return {
    result,
    counted,
    addressKey: addressKeyOf(isMember ? result.email : keyed),
    ...settleDraft(job, isRejected ? addressee : null, candidate),
  };
}
