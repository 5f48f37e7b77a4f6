import { Button, Note, PasswordField } from '@shortlist/web-kit';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/Form.js';
import { PasswordStrength } from '../../../components/PasswordStrength.js';
import { checkNewPassword, type NewPasswordErrors } from '../check-new-password.js';

export interface ResetPasswordFormProps {
  readonly busy: boolean;
  readonly failure: string | null;
  /** Why the server refused the password that was sent last. */
  readonly weakness: string | undefined;
  /** Given a password that is confirmed and long enough. */
  readonly onSubmit: (password: string) => void;
}

/** A new password, typed twice. */
export function ResetPasswordForm({ busy, failure, weakness, onSubmit }: ResetPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const isValid = Object.keys(errors).length === 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = checkNewPassword(password, confirmation);
    setErrors(found);
    if (Object.keys(found).length === 0) onSubmit(password);
  }

  return (
    <Form noValidate onSubmit={submit} aria-label="Reset password">
      {failure !== null && isValid && (
        <Note tone="bad" title="Error">
          {failure}
        </Note>
      )}
      <PasswordField
        label="New Password"
        name="new-password"
        autoComplete="new-password"
        size="lg"
        required
        value={password}
        error={errors.password ?? (isValid ? weakness : undefined)}
        hint="At least 6 characters"
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordStrength password={password} />
      <PasswordField
        label="Confirm Password"
        name="confirm-password"
        autoComplete="new-password"
        size="lg"
        required
        value={confirmation}
        error={errors.confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Saving...">
        Reset Password
      </Button>
    </Form>
  );
}
