import { Button, Note, TextField } from '@shortlist/web-kit';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/Form.js';
import { CooldownLine } from '../../../cooldown/CooldownLine.js';
import { invalidEmailText, isEmailAddress } from '../../../field-checks.js';

export interface ForgotPasswordFormProps {
  readonly busy: boolean;
  readonly failure: string | null;
  /** Until the server takes another request; 0 when it does. */
  readonly waitSeconds: number;
  /** Given a trimmed address that looks like one. */
  readonly onSubmit: (email: string) => void;
}

/** The address to send the reset link to. */
export function ForgotPasswordForm({
  busy,
  failure,
  waitSeconds,
  onSubmit,
}: ForgotPasswordFormProps) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const address = email.trim();
    const found =
      address === ''
        ? 'Please enter your email.'
        : isEmailAddress(address)
          ? null
          : invalidEmailText;
    setProblem(found);
    if (found === null && waitSeconds === 0) onSubmit(address);
  }

  return (
    <Form noValidate onSubmit={submit} aria-label="Forgot password">
      {failure !== null && problem === null && (
        <Note tone="bad" title="Error">
          {failure}
        </Note>
      )}
      <TextField
        label="Email"
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
        busyLabel="Sending..."
        disabled={waitSeconds > 0}
      >
        Send Reset Link
      </Button>
      <CooldownLine seconds={waitSeconds} />
    </Form>
  );
}
