import type { OwnerProof } from '@shortlist/contracts/http/auth';
import { TextField, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { invalidEmailText, isEmailAddress } from '../../../field-checks.js';
import { OwnerDialog } from '../owner/OwnerDialog.js';

export interface ChangeAddressDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  /** The link is on its way. */
  readonly onAsked: () => void;
}

/** Asks for a new address. */
export function ChangeAddressDialog({ name, onClose, onAsked }: ChangeAddressDialogProps) {
  const { call, notify, session } = useHost();
  const [typed, setTyped] = useState('');
  const newEmail = typed.trim();

  function check(): string | null {
    if (!isEmailAddress(newEmail)) return invalidEmailText;
    const isSame = newEmail.toLowerCase() === session.user?.email.toLowerCase();
    return isSame ? 'Your account already has this address.' : null;
  }

  async function ask(proof: OwnerProof): Promise<void> {
    const { changeEmail } = await loadOperations();
    const { message } = await call(changeEmail, { body: { newEmail, ...proof } });
    notify({ kind: 'success', message });
    onAsked();
  }

  return (
    <OwnerDialog
      name={name}
      title="Change your email address"
      submitLabel="Send the link"
      busyLabel="Sending..."
      check={check}
      onSubmit={ask}
      onClose={onClose}
    >
      {(proof) => (
        <>
          <TextField
            label="New email address"
            type="email"
            autoComplete="email"
            required
            value={typed}
            hint="It changes when you follow the link we email you."
            onChange={(event) => setTyped(event.target.value)}
          />
          {proof}
        </>
      )}
    </OwnerDialog>
  );
}
