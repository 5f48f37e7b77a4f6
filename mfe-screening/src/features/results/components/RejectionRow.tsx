import { useState } from 'react';
import type { Criterion, EmailStatus, RejectionEmail } from '@shortlist/contracts';
import {
  Avatar,
  Chip,
  formatDate,
  Note,
  ScoreBadge,
  VisuallyHidden,
  type Tone,
} from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { RowAction } from '../../../components/RowAction.js';
import type { Rejection } from '../../../screening/rejections.js';
import { CandidateDetails } from './CandidateDetails.js';
import { CandidateFlags } from './CandidateFlags.js';
import { CopyButton } from './CopyButton.js';
import { Foot, Indented, Meta, Person, PersonHead, Who } from './person-style.js';

const Mail = styled.div`
  margin-top: 12px;
  max-width: 76ch;
  padding: 14px 16px;
  border-radius: 8px;
  background: var(--sunken);
  font-size: var(--text-sm);
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 12px;
    margin-bottom: 10px;
  }
  dt {
    color: var(--ink-faint);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const Body = styled.p<{ $open: boolean }>`
  color: var(--ink-soft);
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${({ $open }) =>
    $open
      ? ''
      : 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden;'}
`;

const StatusNote = styled(Note)`
  margin-top: 10px;
  max-width: 76ch;
`;

const statusChips: Readonly<Record<EmailStatus, { text: string; tone: Tone } | null>> = {
  draft: null,
  sending: { text: 'Sending', tone: 'info' },
  sent: { text: 'Sent', tone: 'good' },
  failed: { text: 'Failed', tone: 'bad' },
  unknown: { text: 'May have been delivered', tone: 'warn' },
};

function StatusText({ email }: { readonly email: RejectionEmail }) {
  if (email.status === 'failed') {
    return (
      <StatusNote tone="bad" role="note">
        Not sent. {email.reason ?? 'The reason is not known.'}
      </StatusNote>
    );
  }
  if (email.status !== 'unknown') return null;
  return (
    <StatusNote tone="warn">
      The connection was lost after this email was handed over, so it is not sent again by itself.
    </StatusNote>
  );
}

function Draft({ email }: { readonly email: RejectionEmail }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Mail>
        <dl>
          <dt>To</dt>
          <dd>{email.email || 'No email address found: this one cannot be sent'}</dd>
          <dt>Subject</dt>
          <dd>{email.subject}</dd>
        </dl>
        <Body $open={open}>{email.content}</Body>
        <Foot>
          <RowAction type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show less' : 'Show whole email'}
            <VisuallyHidden> to {email.candidate}</VisuallyHidden>
          </RowAction>
          <CopyButton label="Copy" about={`the email to ${email.candidate}`} text={email.content} />
        </Foot>
      </Mail>
      <StatusText email={email} />
    </>
  );
}

export interface RejectionRowProps {
  readonly rejection: Rejection;
  readonly criteria: readonly Criterion[];
}

/** A rejected candidate with the drafted email, what became of it, and the reasons behind the score. */
export function RejectionRow({ rejection, criteria }: RejectionRowProps) {
  const { candidate, email } = rejection;
  const [open, setOpen] = useState(false);
  const chip = email ? statusChips[email.status] : null;
  const address = email?.email || candidate.email;
  return (
    <Person aria-label={candidate.candidate}>
      <PersonHead>
        <Avatar name={candidate.candidate} />
        <Who>
          <h3>{candidate.candidate}</h3>
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
        {email ? (
          <Draft email={email} />
        ) : (
          <StatusNote>
            {address
              ? 'No email was drafted.'
              : 'No email was drafted: the resume shows no address.'}
          </StatusNote>
        )}
        <Foot>
          <RowAction type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide Details' : 'View Details'}
            <VisuallyHidden> of {candidate.candidate}</VisuallyHidden>
          </RowAction>
          <span>{candidate.experience}</span>
        </Foot>
        {open ? (
          <CandidateDetails
            id={`details-${candidate.id}`}
            candidate={candidate}
            criteria={criteria}
          />
        ) : null}
      </Indented>
    </Person>
  );
}
