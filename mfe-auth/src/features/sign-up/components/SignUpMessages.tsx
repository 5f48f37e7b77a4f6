import { Note, Stack, TextLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { MailboxLink } from '../../../components/MailboxLink.js';
import { ResendPanel } from '../../resend-verification/components/ResendPanel.js';
import type { SignUpNote } from '../describe-sign-up-failure.js';

const Messages = styled(Stack)`
  margin-bottom: var(--s5);
`;

export interface SignUpMessagesProps {
  readonly note: SignUpNote | null;
  /** The address an account was just created for. */
  readonly createdFor: string | null;
  /** The address in the form, to start the resend panel with. */
  readonly email: string;
}

/** What came of the last attempt, above the form. */
export function SignUpMessages({ note, createdFor, email }: SignUpMessagesProps) {
  if (createdFor !== null) {
    return (
      <Messages>
        <Note tone="good" role="status" title="Check your email" action={<MailboxLink />}>
          We sent a verification link to {createdFor}. Follow it to verify your account, then sign
          in.
        </Note>
      </Messages>
    );
  }
  if (!note) return null;
  return (
    <Messages>
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
      {note.offer === 'resend' && <ResendPanel initialEmail={email} />}
    </Messages>
  );
}
