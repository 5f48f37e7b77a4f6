import { password as limits } from '@shortlist/contracts/constants';
import { findPasswordProblem } from '@shortlist/contracts/password-rule';
import { PasswordField, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { PasswordStrength } from '../../../components/PasswordStrength.js';
import { FormDialog } from '../components/FormDialog.js';
import { useSubmit } from '../use-submit.js';

export interface PasswordDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Changes the password; the present one proves who asks. */
export function PasswordDialog({ onClose, onChanged }: PasswordDialogProps) {
  const { call, notify, session } = useHost();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { busy, problem, submit, setProblem } = useSubmit();

  function check(): string | null {
    if (password === '') return 'Please enter your current password.';
    if (newPassword.length < limits.minLengthSignUp) {
      return 'Password must be at least 8 characters long';
    }
    return findPasswordProblem(newPassword, session.user ?? {});
  }

  function onSubmit(): void {
    const wrong = check();
    if (wrong !== null) return setProblem(wrong);
    void submit(async () => {
      const { changePassword } = await loadOperations();
      const { message } = await call(changePassword, { body: { password, newPassword } });
      notify({ kind: 'success', message });
      onChanged();
    });
  }

  return (
    <FormDialog
      title="Change your password"
      submitLabel="Change password"
      busyLabel="Changing..."
      {...{ busy, problem, onClose, onSubmit }}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        value={newPassword}
        hint="You are signed out everywhere else."
        onChange={(event) => setNewPassword(event.target.value)}
      />
      <PasswordStrength password={newPassword} />
    </FormDialog>
  );
}
