import type { Candidate } from '@shortlist/contracts/screening';
import { AddressCheck } from './AddressCheck.js';
import { MaybeSame } from './MaybeSame.js';

/** What a person has to decide before a candidate is mailed: whether the address is right, and who may be the same person. */
export function PersonChecks({ candidate }: { readonly candidate: Candidate }) {
  return (
    <>
      <AddressCheck candidate={candidate} />
      <MaybeSame candidate={candidate} />
    </>
  );
}
