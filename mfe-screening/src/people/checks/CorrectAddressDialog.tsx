import { emailAddress } from '@shortlist/contracts/entities';
import type { Candidate } from '@shortlist/contracts/screening';
import { Stack, TextField } from '@shortlist/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { AskDialog } from '../../components/AskDialog.js';
import { useConfirmAddress } from './use-confirm-address.js';

export interface CorrectAddressDialogProps {
  readonly candidate: Candidate;
  readonly onClose: () => void;
}

/** Asks for the right address of a candidate. */
export function CorrectAddressDialog({ candidate, onClose }: CorrectAddressDialogProps) {
  const form = useId();
  const confirm = useConfirmAddress();
  const [address, setAddress] = useState(candidate.email);
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = emailAddress.safeParse(address.trim());
    setError(read.success ? undefined : 'Please enter a valid email address.');
    if (!read.success) return;
    setBusy(true);
    const isSaved = await confirm(candidate, read.data);
    setBusy(false);
    if (isSaved) onClose();
  };

  return (
    <AskDialog
      title={`Address of ${candidate.candidate}`}
      confirm="Use this address"
      busyLabel="Saving..."
      busy={busy}
      error={null}
      dismissable={address === candidate.email}
      form={form}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={3}>
          <p>Compare it with the resume. This sends nothing.</p>
          <TextField
            label="Email address"
            type="email"
            autoComplete="off"
            value={address}
            error={error}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Stack>
      </form>
    </AskDialog>
  );
}
