import { Button, ButtonLink, Note, TextLink } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { Messages } from '../../../components/Form.js';
import { MailboxLink } from '../../../components/MailboxLink.js';
import { ResendPanel } from '../../../resend-verification/components/ResendPanel.js';
import type { SignUpNote } from '../describe-sign-up-failure.js';
import type { CreatedAccount } from '../use-sign-up.js';

export interface SignUpMessagesProps {
  readonly note: SignUpNote | null;
  /** The account that was just created. */
  readonly created: CreatedAccount | null;
  /** The address in the form, to start the resend panel with. */
  readonly email: string;
  readonly onCorrected: (email: string) => void;
}

/** Outcome of the last attempt, above the form. It takes the focus, since the button below may be out of sight. */
export function SignUpMessages({ note, created, email, onCorrected }: SignUpMessagesProps) {
  const [asking, setAsking] = useState(false);
  const isCreated = created !== null;
  const messages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (note || isCreated) messages.current?.focus();
  }, [note, isCreated]);

  return (
    <Messages ref={messages} tabIndex={-1}>
      {created && (
        <Note tone="good" role="status" title="Check your email" action={<MailboxLink />}>
          We sent a verification link to {created.email}. Follow it to verify your account, then
          sign in.
        </Note>
      )}
      {created && (
        <ButtonLink to="/signin" variant="primary" size="lg" block>
          Sign In
        </ButtonLink>
      )}
      {created && !asking && (
        <Button onClick={() => setAsking(true)}>No email, or a wrong address?</Button>
      )}
      {created && asking && (
        <ResendPanel
          focusOnMount
          initialEmail={created.email}
          password={created.password}
          onChanged={onCorrected}
        />
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
