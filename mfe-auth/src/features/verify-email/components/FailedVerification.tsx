import { Button, Note, TextLink } from '@shortlist/web-kit';
import { useState } from 'react';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Actions, Aside } from '../../../components/Form.js';
import { MailboxLink } from '../../../components/MailboxLink.js';
import { serverMessage } from '../../../failures.js';
import { ResendForm } from '../../../resend-verification/components/ResendForm.js';
import { resentText } from '../../../resend-verification/use-resend.js';

export interface FailedVerificationProps {
  readonly title: string;
  readonly message: string;
  /** The button that opens the resend form. */
  readonly requestLabel: string;
  readonly link: { readonly to: string; readonly label: string };
}

/** A link that did not verify the address, and the way to a new one. */
export function FailedVerification({
  title,
  message,
  requestLabel,
  link,
}: FailedVerificationProps) {
  const [step, setStep] = useState<'failed' | 'asking' | 'sent'>('failed');
  return (
    <AuthLayout title={title}>
      {step === 'sent' ? (
        <Note tone="good" role="status" action={<MailboxLink />}>
          {resentText}
        </Note>
      ) : (
        <Note tone="bad">{message}</Note>
      )}
      <Actions>
        {step === 'failed' && (
          <Button variant="primary" size="lg" block onClick={() => setStep('asking')}>
            {requestLabel}
          </Button>
        )}
        {step === 'asking' && (
          <ResendForm
            submitLabel="Send Verification Email"
            describeFailure={(error) => serverMessage(error, 'Failed to send verification email')}
            onSent={() => setStep('sent')}
          />
        )}
      </Actions>
      <Aside>
        <TextLink to={link.to}>{link.label}</TextLink>
      </Aside>
    </AuthLayout>
  );
}
