import type { CandidateRecord } from '../../models/candidate.js';
import type { StoredAddressCheck } from '../../models/person.js';
import type { StoredResult } from '../../models/result.js';

type Read = Pick<StoredResult, 'email' | 'flags'>;

/** Fields that decide how a person is reached. */
export interface Reached {
  readonly counted: Read | null;
  readonly result: Read | null;
  readonly addressCheck: StoredAddressCheck | null;
}

/** True for the flag that keeps mail back until somebody has checked the address. */
export function isAddressFlag({ kind }: StoredResult['flags'][number]): boolean {
  return kind === 'address-unclear';
}

/** The check of an address that a resume shows; null when nobody checked this one. */
export function checkOf(
  addressCheck: CandidateRecord['addressCheck'],
  found: string,
): StoredAddressCheck | null {
  return addressCheck?.found === found ? addressCheck : null;
}

/** The address to use where a resume shows `found`: the one that somebody said, else `found` itself. */
export function addressFor(check: CandidateRecord['addressCheck'], found: string): string {
  return checkOf(check, found)?.address ?? found;
}

/** The address that counts for a person: the one somebody said, else the one that was read; blank without any. */
export function addressOf(person: {
  readonly counted: Pick<Read, 'email'> | null;
  readonly result: Pick<Read, 'email'> | null;
  readonly addressCheck: StoredAddressCheck | null;
}): string {
  return addressFor(person.addressCheck, (person.counted ?? person.result)?.email ?? '');
}

/** Why a person has to check the address first, as a sentence; null when it is clear or somebody did. */
export function addressDoubt({ counted, result, addressCheck }: Reached): string | null {
  const read = counted ?? result;
  if (!read || checkOf(addressCheck, read.email)) return null;
  return read.flags.find(isAddressFlag)?.message ?? null;
}
