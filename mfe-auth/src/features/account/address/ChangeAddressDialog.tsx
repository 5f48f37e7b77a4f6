import { PasswordField, TextField, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { invalidEmailText, isEmailAddress } from '../../../field-checks.js';
import { FormDialog } from '../components/FormDialog.js';
import { useSubmit } from '../use-submit.js';

export interface ChangeAddressDialogProps {
  readonly onClose: () => void;
  /** The link is on its way. */
  readonly onAsked: () => void;
}

/** Asks for a new address and the password that proves who asks. */
export function ChangeAddressDialog({ onClose, onAsked }: ChangeAddressDialogProps) {
  const { call, notify, session } = useHost();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, submit, setProblem } = useSubmit();
  const newEmail = typed.trim();

  function check(): string | null {
    if (!isEmailAddress(newEmail)) return invalidEmailText;
    const isSame = newEmail.toLowerCase() === session.user?.email.toLowerCase();
    if (isSame) return 'This is the address of your account already.';
    return password === '' ? 'Please enter your password.' : null;
  }

  function onSubmit(): void {
    const wrong = check();
    if (wrong !== null) return setProblem(wrong);
    void submit(async () => {
      const { changeEmail } = await loadOperations();
      const { message } = await call(changeEmail, { body: { newEmail, password } });
      notify({ kind: 'success', message });
      onAsked();
    });
  }

  return (
    <FormDialog
      title="Change your email address"
      submitLabel="Send the link"
      busyLabel="Sending..."
      {...{ busy, problem, onClose, onSubmit }}
    >
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        required
        value={typed}
        hint="It counts once you follow the link in the email we send to it."
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </FormDialog>
  );
}
