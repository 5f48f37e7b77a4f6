import { ButtonLink, Note, TextLink, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Actions, Aside } from '../../../components/Form.js';
import { MailboxLink } from '../../../components/MailboxLink.js';
import { useCooldown } from '../../../cooldown/use-cooldown.js';
import { serverMessage } from '../../../failures.js';
import { ForgotPasswordForm } from './ForgotPasswordForm.js';

type Attempt =
  | { readonly status: 'form' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly message: string };

/** Asking for a link to choose a new password. It never says whether an address has an account. */
export function ForgotPasswordPage() {
  const host = useHost();
  const { seconds, waitAfter } = useCooldown();
  const [attempt, setAttempt] = useState<Attempt>({ status: 'form' });

  async function send(email: string): Promise<void> {
    setAttempt({ status: 'sending' });
    try {
      const { forgotPassword } = await loadOperations();
      await host.call(forgotPassword, { body: { email } });
      setAttempt({ status: 'sent' });
    } catch (error) {
      waitAfter(error);
      setAttempt({
        status: 'failed',
        message: serverMessage(error, 'Failed to send reset email.'),
      });
    }
  }

  if (attempt.status === 'sent') {
    return (
      <AuthLayout title="Check your email">
        <Note tone="good" role="status" action={<MailboxLink />}>
          If your email exists, a reset link has been sent.
        </Note>
        <Actions>
          <ButtonLink to="/signin" variant="primary" size="lg" block>
            Sign In
          </ButtonLink>
        </Actions>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Forgot your password?"
      lead="Enter your email and we will send you a link to choose a new one."
    >
      <ForgotPasswordForm
        busy={attempt.status === 'sending'}
        waitSeconds={seconds}
        failure={attempt.status === 'failed' ? attempt.message : null}
        onSubmit={(email) => void send(email)}
      />
      <Aside>
        <TextLink to="/signin">Back to Sign In</TextLink>
      </Aside>
    </AuthLayout>
  );
}
