import type { Candidate } from '@shortlist/contracts/screening';
import { createLazyPart } from '@shortlist/web-kit';

// Few people have any, so that most lists never ask for it.
const PersonChecks = createLazyPart(
  async () => (await import('../../../../people/checks/PersonChecks.js')).PersonChecks,
  { failure: 'What has to be checked could not be loaded. Please try again.' },
);

/** Asks a person to check the candidate's address, or who is who; shows nothing for most candidates. */
export function RowChecks({ candidate }: { readonly candidate: Candidate }) {
  const { addressDoubt, addressCheck, maybeSame = [] } = candidate;
  const hasSome = addressDoubt !== undefined || addressCheck || maybeSame.length > 0;
  return hasSome ? <PersonChecks candidate={candidate} /> : null;
}
