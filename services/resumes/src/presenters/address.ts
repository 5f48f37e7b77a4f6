import type { Candidate } from '@shortlist/contracts/screening';
import { addressDoubt, addressOf, checkOf, isAddressFlag } from '../domain/outcome/addressee.js';
import type { Person } from '../domain/read/persons.js';

/** The flags of the file that counts; that of the address only while nobody has checked it. */
export function flagsOf({ anchor, file }: Person): Candidate['flags'] {
  const others = file.result?.flags.filter((flag) => !isAddressFlag(flag)) ?? [];
  if (addressDoubt(anchor) === null) return others;
  // The address may be that of another file.
  const read = anchor.counted ?? anchor.result;
  return [...others, ...(read?.flags.filter(isAddressFlag) ?? [])];
}

/** How a person is reached, and what is known of the address. */
export function presentAddress(
  anchor: Person['anchor'],
): Pick<Candidate, 'email' | 'addressDoubt' | 'addressCheck'> {
  const doubt = addressDoubt(anchor);
  const check = checkOf(anchor.addressCheck, (anchor.counted ?? anchor.result)?.email ?? '');
  return {
    email: addressOf(anchor),
    ...(doubt !== null && { addressDoubt: doubt }),
    ...(check && {
      addressCheck: { found: check.found, by: check.by, at: check.at.toISOString() },
    }),
  };
}
