import type { Candidate } from '@shortlist/contracts/screening';
import { VisuallyHidden } from '@shortlist/web-kit';
import { useState } from 'react';
import { RowAction } from '../../../../../components/RowAction.js';
import { CandidateFlags } from '../../../../../evidence/components/CandidateFlags.js';
import { shortExperience } from '../../../../../screening/findings/doubts.js';
import type { Screening } from '../../../../../screening/screening.js';
import { CandidateDetails } from '../../candidate/CandidateDetails.js';
import { OverrideAction } from '../../candidate/OverrideAction.js';
import { OverrideNote } from '../../candidate/OverrideNote.js';
import { LetterMore } from './letter-style.js';

export interface LetterPersonProps {
  readonly candidate: Candidate;
  readonly screening: Screening;
}

/** The recipient of the letter, the reason of the rejection, and the way back to the shortlist. */
export function LetterPerson({ candidate, screening }: LetterPersonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <LetterMore>
      <RowAction type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide Details' : 'View Details'}
        <VisuallyHidden> of {candidate.candidate}</VisuallyHidden>
      </RowAction>
      <OverrideAction candidate={candidate} />
      <span>
        {shortExperience(candidate)} · {candidate.fileName}
      </span>
      <CandidateFlags flags={candidate.flags} />
      <OverrideNote override={candidate.override} />
      {isOpen ? (
        <CandidateDetails
          id={`details-${candidate.id}`}
          candidate={candidate}
          screening={screening}
        />
      ) : null}
    </LetterMore>
  );
}
