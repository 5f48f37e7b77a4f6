import { Button, Note, TextLink } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Actions, Aside, Messages } from '../../../components/Form.js';
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
  const sent = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (step === 'sent') sent.current?.focus();
  }, [step]);

  return (
    <AuthLayout title={step === 'sent' ? 'Check your email' : title}>
      {step === 'sent' ? (
        <Messages ref={sent} tabIndex={-1}>
          <Note tone="good" role="status" action={<MailboxLink />}>
            {resentText}
          </Note>
        </Messages>
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
            focusOnMount
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
