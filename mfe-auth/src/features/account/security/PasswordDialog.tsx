import { password as limits } from '@shortlist/contracts/constants';
import type { OwnerProof } from '@shortlist/contracts/http/auth';
import { findPasswordProblem } from '@shortlist/contracts/password-rule';
import { PasswordField, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { PasswordStrength } from '../../../components/PasswordStrength.js';
import { OwnerDialog } from '../owner/OwnerDialog.js';

export interface PasswordDialogProps {
  readonly name: string;
  /** There is none yet. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Sets another password, or the first one. */
export function PasswordDialog({ name, isFirst, onClose, onChanged }: PasswordDialogProps) {
  const { call, notify, session } = useHost();
  const [newPassword, setNewPassword] = useState('');

  function check(): string | null {
    if (newPassword.length < limits.minLengthSignUp) {
      return 'Password must be at least 8 characters long';
    }
    return findPasswordProblem(newPassword, session.user ?? {});
  }

  async function change(proof: OwnerProof): Promise<void> {
    const { changePassword } = await loadOperations();
    const { message } = await call(changePassword, { body: { newPassword, ...proof } });
    notify({ kind: 'success', message });
    onChanged();
  }

  return (
    <OwnerDialog
      name={name}
      title={isFirst ? 'Set a password' : 'Change your password'}
      submitLabel={isFirst ? 'Set password' : 'Change password'}
      busyLabel={isFirst ? 'Setting...' : 'Changing...'}
      passwordLabel="Your current password"
      check={check}
      onSubmit={change}
      onClose={onClose}
    >
      {(proof) => (
        <>
          {proof}
          <PasswordField
            label="New password"
            autoComplete="new-password"
            required
            value={newPassword}
            hint="We sign you out everywhere else."
            onChange={(event) => setNewPassword(event.target.value)}
          />
          <PasswordStrength password={newPassword} />
        </>
      )}
    </OwnerDialog>
  );
}
