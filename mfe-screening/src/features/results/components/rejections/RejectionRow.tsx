import type { EmailStatus } from '@shortlist/contracts/screening';
import {
  Avatar,
  Chip,
  formatDate,
  ScoreBadge,
  type Tone,
  VisuallyHidden,
} from '@shortlist/web-kit';
import { useState } from 'react';
import { RowAction } from '../../../../components/RowAction.js';
import { CandidateFlags } from '../../../../evidence/components/CandidateFlags.js';
import { shortExperience } from '../../../../screening/doubts.js';
import type { Rejection } from '../../../../screening/rejections.js';
import type { Screening } from '../../../../screening/screening.js';
import { CandidateDetails } from '../candidate/CandidateDetails.js';
import { CandidateName } from '../candidate/CandidateName.js';
import { CopyButton } from '../candidate/CopyButton.js';
import { OverrideAction } from '../candidate/OverrideAction.js';
import { OverrideNote } from '../candidate/OverrideNote.js';
import { Foot, Indented, Meta, Person, PersonHead, Who } from '../candidate/person-style.js';
import { EmailNote, RejectionDraft } from './RejectionDraft.js';

const statusChips: Readonly<Record<EmailStatus, { text: string; tone: Tone } | null>> = {
  draft: null,
  sending: { text: 'Sending', tone: 'info' },
  sent: { text: 'Sent', tone: 'good' },
  failed: { text: 'Failed', tone: 'bad' },
  unknown: { text: 'May have been delivered', tone: 'warn' },
  other: { text: 'Unknown state', tone: 'warn' },
};

export interface RejectionRowProps {
  readonly rejection: Rejection;
  readonly screening: Screening;
}

/** A rejected candidate with the drafted email, what became of it, and the reasons behind the score. */
export function RejectionRow({ rejection, screening }: RejectionRowProps) {
  const { candidate, email } = rejection;
  const [open, setOpen] = useState(false);
  const chip = email ? statusChips[email.status] : null;
  const address = email?.email || candidate.email;
  return (
    <Person aria-label={candidate.candidate}>
      <PersonHead>
        <Avatar name={candidate.candidate} />
        <Who>
          <CandidateName candidate={candidate} />
          <Chip tone="bad">Rejected</Chip>
          {candidate.borderline ? <Chip tone="warn">Borderline</Chip> : null}
          {chip ? <Chip tone={chip.tone}>{chip.text}</Chip> : null}
        </Who>
        <Meta>
          <span>{address || 'No email address found'}</span>
          {address ? (
            <CopyButton label="Copy Email" about={`of ${candidate.candidate}`} text={address} />
          ) : null}
          <span>{candidate.fileName}</span>
          {email?.status === 'sent' && email.sentAt ? (
            <span>Sent {formatDate(email.sentAt)}</span>
          ) : null}
        </Meta>
        <ScoreBadge score={candidate.score} />
      </PersonHead>
      <Indented>
        <CandidateFlags flags={candidate.flags} />
        <OverrideNote override={candidate.override} />
        {email ? (
          <RejectionDraft email={email} />
        ) : (
          <EmailNote>
            {address
              ? 'No email was drafted.'
              : 'No email was drafted: the resume shows no address.'}
          </EmailNote>
        )}
        <Foot>
          <RowAction type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide Details' : 'View Details'}
            <VisuallyHidden> of {candidate.candidate}</VisuallyHidden>
          </RowAction>
          <OverrideAction candidate={candidate} />
          <span>{shortExperience(candidate)}</span>
        </Foot>
        {open ? (
          <CandidateDetails
            id={`details-${candidate.id}`}
            candidate={candidate}
            screening={screening}
          />
        ) : null}
      </Indented>
    </Person>
  );
}
