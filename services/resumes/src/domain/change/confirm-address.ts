import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';
import type { StoredAddressCheck } from '../../models/person.js';
import { addressOf, checkOf } from '../outcome/addressee.js';
import { changeCandidate } from '../outcome/change-candidate.js';
import { mailOf } from '../outcome/mail-state.js';
import { changedAgainAndAgain } from '../outcome/persons/mark-ungrouped.js';
import { settleOutcome } from '../outcome/settle-outcome.js';
import { findJob } from '../read/find-job.js';
import { resolvePersons } from '../read/find-persons.js';
import type { CandidateOfMember } from '../read/find-resume.js';
import { countedOf } from '../read/persons.js';
import { refusal } from '../refusal.js';
import type { PeopleChanged } from './change-people.js';
import { changePersons } from './change-persons.js';

export interface ConfirmAddressInput extends CandidateOfMember {
  /** Null takes back what was said. */
  readonly address: string | null;
  /** The address that the caller saw; undefined stands for any. */
  readonly addressBefore?: string | undefined;
  /** Email address of the person who says so. */
  readonly by: string;
}

function sentence(found: string, address: string | null): string {
  if (address === null) return 'The check of the address was undone.';
  if (address === found) return `The address ${address} is right.`;
  return `The address is ${address}, not ${found === '' ? 'blank' : found}.`;
}

function isSaid(known: CandidateRecord['addressCheck'], address: string | null): boolean {
  return address === null ? known === null : known?.address === address;
}

async function confirmOne(context: Context, input: ConfirmAddressInput): Promise<boolean> {
  const { address, addressBefore, by, ...candidate } = input;
  const job = await findJob(context, candidate);
  const persons = job && (await resolvePersons(context, job, [candidate.candidateId]));
  const candidateId = persons?.get(candidate.candidateId);
  if (candidateId === undefined) return false;
  const { jobId } = candidate;
  return changeCandidate(context, { jobId, candidateId }, (now, file) => {
    const { result, draft } = file;
    if (!result) return null;
    if (file.personId !== null)
      throw commonRefusal('Unavailable', { sentence: changedAgainAndAgain });
    if (mailOf({ ...file, draft })) throw refusal('AddressNotOpen');
    if (addressBefore !== undefined && addressBefore !== addressOf(file)) {
      throw refusal('AddressChanged');
    }
    const found = (file.counted ?? result).email;
    if (isSaid(checkOf(file.addressCheck, found), address)) return null;
    const at = context.clock();
    const addressCheck: StoredAddressCheck | null =
      address === null ? null : { found, address, by, at };
    const settled = settleOutcome(now, { ...file, result, addressCheck });
    const decision: StoredDecision = {
      at,
      kind: 'address',
      by,
      name: (file.counted ?? result).name,
      from: result.status,
      to: settled.result.status,
      score: countedOf(file)?.score ?? 0,
      comparisonScore: now.comparisonScore,
      why: sentence(found, address),
    };
    return { set: { addressCheck, ...settled }, decision };
  });
}

/**
 * Says which address is a person's, or takes that back. It holds until the resume is read with another address. Throws
 * CandidateNotFound, JobNotComplete, AddressChanged, and AddressNotOpen once an email may have left.
 */
export function confirmAddress(
  context: Context,
  input: ConfirmAddressInput,
): Promise<PeopleChanged> {
  return changePersons(context, { ...input, fileIds: [input.candidateId] }, () =>
    confirmOne(context, input),
  );
}
