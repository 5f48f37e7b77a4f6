import { Button, Checkbox, Note, PasswordField, TextField, TextLink } from '@shortlist/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Form, Messages } from '../../../components/Form.js';
import { ResendPanel } from '../../../resend-verification/components/ResendPanel.js';
import type { PendingStep } from '../../../second-step/pending-step.js';
import { useSignIn } from '../use-sign-in.js';

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s4);
  font-size: var(--text-sm);

  @media (max-width: 640px), (pointer: coarse) {
    & > a {
      display: inline-block;
      padding-block: 13px;
      margin-block: -13px;
    }
  }
`;

export interface SignInFormProps {
  readonly onSecondStep: (step: PendingStep) => void;
  /** The browser may offer passkeys at the email field. */
  readonly hasPasskeys: boolean;
  /** Takes the focus: the visitor has come back from the second step. */
  readonly isBack: boolean;
}

/** Email and password. */
export function SignInForm({ onSecondStep, hasPasskeys, isBack }: SignInFormProps) {
  const { busy, failure, signIn } = useSignIn(onSecondStep);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);

  const emailField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isBack) emailField.current?.focus();
  }, [isBack]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void signIn({ email, password, remember });
  }

  return (
    <>
      <Messages>
        {failure && (
          <Note tone="bad" title="Sign In Failed">
            {failure.message}
          </Note>
        )}
        {failure?.unverified && (
          <ResendPanel initialEmail={email} password={password} onChanged={setEmail} />
        )}
      </Messages>
      <Form noValidate onSubmit={onSubmit} aria-label="Sign in">
        <TextField
          ref={emailField}
          label="Email"
          name="email"
          type="email"
          autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
          size="lg"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          size="lg"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Line>
          <Checkbox
            label="Remember me"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <TextLink to="/forgot-password">Forgot password?</TextLink>
        </Line>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={busy}
          busyLabel="Signing in..."
        >
          Sign In
        </Button>
      </Form>
    </>
  );
}
