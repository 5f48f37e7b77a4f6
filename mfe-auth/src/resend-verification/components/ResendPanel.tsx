import { Card, Note } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MailboxLink } from '../../components/MailboxLink.js';
import { serverMessage, unexpectedErrorText } from '../../failures.js';
import { resentText } from '../use-resend.js';
import { ResendForm } from './ResendForm.js';

const Panel = styled(Card)`
  & > p {
    margin: var(--s1) 0 var(--s4);
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }

  & > h2 {
    font-size: var(--text-lg);
    font-weight: 600;
  }
`;

function describeFailure(error: unknown): string {
  return `Failed to resend verification email: ${serverMessage(error, unexpectedErrorText)}`;
}

/** Offers to send the verification email again, beside the form that found it missing. */
export function ResendPanel({ initialEmail }: { readonly initialEmail?: string }) {
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <Note tone="good" role="status" action={<MailboxLink />}>
        {resentText}
      </Note>
    );
  }
  return (
    <Panel as="section" padded>
      <h2>No verification email?</h2>
      <p>We can send it again, to this address or another.</p>
      <ResendForm
        initialEmail={initialEmail}
        submitLabel="Resend Email"
        describeFailure={describeFailure}
        onSent={() => setSent(true)}
      />
    </Panel>
  );
}
