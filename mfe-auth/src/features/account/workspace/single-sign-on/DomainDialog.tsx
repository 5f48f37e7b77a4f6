import * as http from '@shortlist/contracts/http/auth';
import { TextField, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../dialogs/FormDialog.js';
import type { SignOn } from './use-single-sign-on.js';

export interface DomainDialogProps {
  readonly onSaved: (data: SignOn) => void;
  readonly onClose: () => void;
}

/** Form for a domain of the workspace. */
export function DomainDialog({ onSaved, onClose }: DomainDialogProps) {
  const { call } = useHost();
  const [domain, setDomain] = useState('');
  const checked = http.addSignOnDomain.body.safeParse({ domain });

  async function submit(): Promise<void> {
    onSaved(await call(http.addSignOnDomain, { body: { domain } }));
    onClose();
  }

  return (
    <FormDialog
      title="Add a domain"
      about="You prove it by a record in your DNS."
      submitLabel="Add domain"
      busyLabel="Adding..."
      check={() => checked.error?.issues[0]?.message ?? null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Domain"
        name="domain"
        autoComplete="off"
        required
        placeholder="example.com"
        value={domain}
        onChange={(event) => setDomain(event.target.value)}
      />
    </FormDialog>
  );
}
