import { Card, Note } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MailboxLink } from '../../components/MailboxLink.js';
import { serverMessage, unexpectedErrorText } from '../../failures.js';
import { resentText } from '../use-resend.js';
import { ChangeAddress } from './ChangeAddress.js';
import { ResendForm } from './ResendForm.js';

const Panel = styled(Card)`
  display: grid;
  gap: var(--s4);

  & > div > h2 {
    font-size: var(--text-lg);
    font-weight: 600;
  }

  & > div > p {
    margin-top: var(--s1);
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
`;

const Sent = styled.div`
  &:focus {
    outline: none;
  }
`;

function describeFailure(error: unknown): string {
  return `Failed to resend verification email: ${serverMessage(error, unexpectedErrorText)}`;
}

export interface ResendPanelProps {
  readonly initialEmail?: string;
  /** The password that was signed up with, where it is known: with it the address can be corrected. */
  readonly password?: string | undefined;
  /** A button that is gone now opened it. */
  readonly focusOnMount?: boolean;
  /** The account has this address from now on. */
  readonly onChanged?: (email: string) => void;
}

/** Offers to send the verification email again, beside the form that found it missing. */
export function ResendPanel({
  initialEmail = '',
  password,
  focusOnMount: focusOnMount = false,
  onChanged,
}: ResendPanelProps) {
  const [sentText, setSentText] = useState<string | null>(null);
  const sent = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (sentText !== null) sent.current?.focus();
  }, [sentText]);

  if (sentText !== null) {
    return (
      <Sent ref={sent} tabIndex={-1}>
        <Note tone="good" role="status" action={<MailboxLink />}>
          {sentText}
        </Note>
      </Sent>
    );
  }
  return (
    <Panel as="section" padded>
      <div>
        <h2>No verification email?</h2>
        <p>
          Please check your spam folder, too. If this address has an unverified account, we resend
          its link.
        </p>
      </div>
      <ResendForm
        initialEmail={initialEmail}
        focusOnMount={focusOnMount}
        submitLabel="Resend Email"
        describeFailure={describeFailure}
        onSent={() => setSentText(resentText)}
      />
      {password !== undefined && password !== '' && (
        <ChangeAddress
          credentials={{ email: initialEmail, password }}
          onChanged={(email) => {
            setSentText(`We sent the verification link to ${email}.`);
            onChanged?.(email);
          }}
        />
      )}
    </Panel>
  );
}
