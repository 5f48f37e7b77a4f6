import { useNavigate, useSearchParams } from '@shortlist/router';
import { ButtonLink, Note, TextLink, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Actions, Aside } from '../../../components/Form.js';
import { asksForProvider, serverMessage, weakPasswordText } from '../../../failures.js';
import { ResetPasswordForm } from './ResetPasswordForm.js';

type Attempt =
  | { readonly status: 'form' | 'saving' | 'done' }
  | { readonly status: 'weak' | 'failed'; readonly message: string };

/** Where the link of the reset email leads: choosing a new password. */
export function ResetPasswordPage() {
  const host = useHost();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token');
  const [attempt, setAttempt] = useState<Attempt>({ status: 'form' });

  async function save(token: string, password: string): Promise<void> {
    setAttempt({ status: 'saving' });
    try {
      const { resetPassword } = await loadOperations();
      await host.call(resetPassword, { body: { token, new_password: password } });
      setAttempt({ status: 'done' });
    } catch (error) {
      const weak = weakPasswordText(error);
      if (weak !== null) return setAttempt({ status: 'weak', message: weak });
      if (asksForProvider(error))
        return navigate('/signin/single-sign-on', { state: { asked: true } });
      setAttempt({ status: 'failed', message: serverMessage(error, 'Failed to reset password.') });
    }
  }

  if (attempt.status === 'done') {
    return (
      <AuthLayout title="Password reset">
        <Note tone="good" role="status">
          Your password has been reset successfully.
        </Note>
        <Actions>
          <ButtonLink to="/signin" variant="primary" size="lg" block>
            Sign In
          </ButtonLink>
        </Actions>
      </AuthLayout>
    );
  }
  if (!token) {
    return (
      <AuthLayout title="Choose a new password">
        <Note tone="bad">This reset link is incomplete. Please request a new one.</Note>
        <Actions>
          <ButtonLink to="/forgot-password" variant="primary" size="lg" block>
            Request a new link
          </ButtonLink>
        </Actions>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Choose a new password" lead="You will sign in with it everywhere.">
      <ResetPasswordForm
        busy={attempt.status === 'saving'}
        failure={attempt.status === 'failed' ? attempt.message : null}
        weakness={attempt.status === 'weak' ? attempt.message : undefined}
        onSubmit={(password) => void save(token, password)}
      />
      <Aside>
        Link not working? <TextLink to="/forgot-password">Request a new one</TextLink>
      </Aside>
    </AuthLayout>
  );
}
