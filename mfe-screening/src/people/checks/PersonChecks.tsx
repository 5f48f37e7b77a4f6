import type { Candidate } from '@shortlist/contracts/screening';
import { AddressCheck } from './AddressCheck.js';
import { MaybeSame } from './MaybeSame.js';

/** Asks a person to check two things before a candidate is mailed: the address, and whether another candidate is the same person. */
export function PersonChecks({ candidate }: { readonly candidate: Candidate }) {
  return (
    <>
      <AddressCheck candidate={candidate} />
      <MaybeSame candidate={candidate} />
    </>
  );
}
