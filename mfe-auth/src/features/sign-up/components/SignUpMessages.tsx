import { Note, TextLink } from '@shortlist/web-kit';
import { useEffect, useRef } from 'react';
import { Messages } from '../../../components/Form.js';
import { MailboxLink } from '../../../components/MailboxLink.js';
import { ResendPanel } from '../../../resend-verification/components/ResendPanel.js';
import type { SignUpNote } from '../describe-sign-up-failure.js';

export interface SignUpMessagesProps {
  readonly note: SignUpNote | null;
  /** The address an account was just created for. */
  readonly createdFor: string | null;
  /** The address in the form, to start the resend panel with. */
  readonly email: string;
}

/** What came of the last attempt, above the form. It takes the focus, since the button below may be out of sight. */
export function SignUpMessages({ note, createdFor, email }: SignUpMessagesProps) {
  const messages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (note || createdFor !== null) messages.current?.focus();
  }, [note, createdFor]);

  return (
    <Messages ref={messages} tabIndex={-1}>
      {createdFor !== null && (
        <Note tone="good" role="status" title="Check your email" action={<MailboxLink />}>
          We sent a verification link to {createdFor}. Follow it to verify your account, then sign
          in.
        </Note>
      )}
      {note && (
        <Note
          tone="bad"
          title={note.title}
          action={
            note.offer === 'contact' ? (
              <TextLink look="inline" to="/contact">
                Contact support
              </TextLink>
            ) : undefined
          }
        >
          {note.text}
        </Note>
      )}
      {note?.offer === 'resend' && <ResendPanel initialEmail={email} />}
    </Messages>
  );
}
