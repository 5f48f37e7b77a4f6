import { Note, VisuallyHidden } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../../../components/RowAction.js';
import type { DraftedEmail } from '../../../../screening/screening.js';
import { CopyButton } from '../candidate/CopyButton.js';
import { Foot } from '../candidate/person-style.js';

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

/** A line about an email, as wide as the email. */
export const EmailNote = styled(Note)`
  margin-top: 10px;
  max-width: 76ch;
`;

function StatusText({ email }: { readonly email: DraftedEmail }) {
  if (email.status === 'failed') {
    return (
      <EmailNote tone="bad" role="note">
        Not sent. {email.reason ?? 'The reason is not known.'}
      </EmailNote>
    );
  }
  if (email.status === 'sending') {
    return (
      <EmailNote tone="info">
        This email is being sent at the moment. What became of it shows here within a minute.
      </EmailNote>
    );
  }
  if (email.status === 'other') {
    return (
      <EmailNote tone="warn">
        This page does not know the state of this email and does not send it. Please reload the
        page.
      </EmailNote>
    );
  }
  if (email.status !== 'unknown') return null;
  return (
    <EmailNote tone="warn">
      The connection was lost after this email was handed over, so it is not sent again by itself.
    </EmailNote>
  );
}

/** A drafted email: who it goes to, what it says, and why it was not sent. */
export function RejectionDraft({ email }: { readonly email: DraftedEmail }) {
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
          <CopyButton
            label="Copy"
            about={`the email to ${email.candidate}`}
            text={email.content ?? ''}
          />
        </Foot>
      </Mail>
      <StatusText email={email} />
    </>
  );
}
