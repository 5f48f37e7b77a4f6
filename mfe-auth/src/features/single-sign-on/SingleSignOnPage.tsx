import { Navigate, useLocation } from '@shortlist/router';
import { Button, Note, TextField, TextLink, useHost } from '@shortlist/web-kit';
import { type FormEvent, useState } from 'react';
import { AuthLayout } from '../../components/AuthLayout.js';
import { Aside, Form, Messages } from '../../components/Form.js';
import { LegalLine } from '../../components/LegalLine.js';
import { invalidEmailText, isEmailAddress } from '../../field-checks.js';
import { SecondStep } from '../../second-step/components/SecondStep.js';
import { ProofForm } from './ProofForm.js';
import { useSignOn } from './use-sign-on.js';

/** True where the visitor wanted to set a password, though their workspace asks for none. */
function useIsAsked(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'asked' in state;
}

/** Signing in at the provider of one's workspace, and the page that the provider returns to. */
export function SingleSignOnPage() {
  const { session } = useHost();
  const signOn = useSignOn();
  const { busy, failure, step, start, destination } = signOn;
  const isAsked = useIsAsked();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  if (session.status === 'signed-in' && !busy) return <Navigate to={destination} replace />;

  if (step?.kind === 'second-step')
    return <SecondStep step={step.step} onStartAgain={signOn.startAgain} />;
  if (step?.kind === 'password')
    return (
      <ProofForm
        busy={busy}
        failure={failure}
        seconds={signOn.seconds}
        onSubmit={(password) => signOn.prove(step.state, password)}
        onStartAgain={() => signOn.startAgain(null)}
      />
    );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const address = email.trim();
    const isValid = isEmailAddress(address);
    setProblem(isValid ? null : address === '' ? 'Please enter your email.' : invalidEmailText);
    if (isValid) void start(address);
  }

  return (
    <AuthLayout
      title="Single sign-on"
      lead="Sign in with the account of your organization."
      foot={<LegalLine />}
    >
      <Messages>
        {isAsked && (
          <Note role="status" title="You need no password">
            Your workspace asks you to sign in by single sign-on.
          </Note>
        )}
        {failure !== null && (
          <Note tone="bad" title="Sign In Failed">
            {failure}
          </Note>
        )}
      </Messages>
      <Form noValidate onSubmit={submit} aria-label="Single sign-on">
        <TextField
          label="Work email"
          name="email"
          type="email"
          autoComplete="username"
          size="lg"
          required
          value={email}
          error={problem}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={busy}
          busyLabel="Signing in..."
        >
          Continue with single sign-on
        </Button>
      </Form>
      <Aside>
        <TextLink to="/signin">Sign in another way</TextLink>
      </Aside>
    </AuthLayout>
  );
}
