import type { Candidate } from '@shortlist/contracts/screening';
import { Chip } from '@shortlist/web-kit';
import { isNameGuessed } from '../../../../screening/findings/doubts.js';

/** A candidate's name as a heading; marked when the resume shows no clear one. */
export function CandidateName({ candidate }: { readonly candidate: Candidate }) {
  return (
    <>
      <h3>{candidate.candidate}</h3>
      {isNameGuessed(candidate) ? <Chip tone="warn">Name guessed</Chip> : null}
    </>
  );
}
