import { Button, Note, PasswordField, TextLink } from '@shortlist/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AuthLayout } from '../../components/AuthLayout.js';
import { Actions, Aside, Form, Messages } from '../../components/Form.js';
import { LegalLine } from '../../components/LegalLine.js';
import { CooldownLine } from '../../cooldown/CooldownLine.js';

export interface ProofFormProps {
  readonly busy: boolean;
  readonly failure: string | null;
  /** Seconds until the next try is allowed. */
  readonly seconds: number;
  readonly onSubmit: (password: string) => Promise<void>;
  readonly onStartAgain: () => void;
}

/** Asks for the password of an account that single sign-on has not opened before. */
export function ProofForm({ busy, failure, seconds, onSubmit, onStartAgain }: ProofFormProps) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || seconds > 0 || password === '') return;
    await onSubmit(password);
    field.current?.focus();
    field.current?.select();
  }

  return (
    <AuthLayout
      title="Is this account yours?"
      lead="There is an account with your address already. Enter its password once. From then on single sign-on opens it."
      foot={<LegalLine />}
    >
      <Messages>
        {failure !== null && (
          <Note tone="bad" title="Not signed in yet">
            {failure}
          </Note>
        )}
      </Messages>
      <Form noValidate onSubmit={(event) => void submit(event)} aria-label="Account password">
        <PasswordField
          ref={field}
          label="Password of your Shortlist account"
          name="password"
          autoComplete="current-password"
          size="lg"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <CooldownLine seconds={seconds} action="try" />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={busy}
          busyLabel="Checking..."
          aria-disabled={seconds > 0 || undefined}
        >
          Continue
        </Button>
      </Form>
      <Actions>
        <Button variant="bare" size="lg" block onClick={onStartAgain}>
          Start again
        </Button>
      </Actions>
      <Aside>
        Forgot it? <TextLink to="/forgot-password">Choose a new password</TextLink>, then sign in
        again.
      </Aside>
    </AuthLayout>
  );
}
