import { Button, TextField } from '@shortlist/web-kit';
import { type FormEvent, useState } from 'react';
import { Form } from '../../components/Form.js';
import { CooldownLine } from '../../cooldown/CooldownLine.js';
import { useResend, type UseResendOptions } from '../use-resend.js';

export interface ResendFormProps extends UseResendOptions {
  readonly initialEmail?: string | undefined;
  readonly submitLabel: string;
  /** A button that is gone now opened it. */
  readonly focusOnMount?: boolean;
}

const focusField = (field: HTMLInputElement | null) => field?.focus();

/** An address and a button that sends the verification email to it again. */
export function ResendForm({
  initialEmail = '',
  submitLabel,
  focusOnMount: focusOnMount = false,
  ...options
}: ResendFormProps) {
  const { busy, problem, seconds, resend } = useResend(options);
  const [email, setEmail] = useState(initialEmail);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void resend(email);
  }

  return (
    <Form noValidate onSubmit={onSubmit} aria-label="Send the verification email again">
      <TextField
        label="Email address"
        name="resend-email"
        type="email"
        autoComplete="email"
        size="lg"
        required
        ref={focusOnMount ? focusField : undefined}
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        size="lg"
        block
        busy={busy}
        busyLabel="Sending..."
        disabled={email.trim() === '' || seconds > 0}
      >
        {submitLabel}
      </Button>
      <CooldownLine seconds={seconds} />
    </Form>
  );
}
