import * as http from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { shareDays, shareLimits } from '@shortlist/contracts/sharing';
import {
  Button,
  Checkbox,
  errorMessage,
  Note,
  SelectField,
  Stack,
  TextField,
  useHost,
} from '@shortlist/web-kit';
import { type FormEvent, useState } from 'react';
import { dayOptions } from '../share-texts.js';

export interface ShareFormProps {
  readonly jobId: string;
  /** Ids of the people to show; the whole shortlist without them. */
  readonly people?: readonly string[] | undefined;
  readonly onCreated: (made: OperationResponse<typeof http.createShare>) => void;
}

/** Form for a new link: its content, its recipient and its expiry. */
export function ShareForm({ jobId, people, onCreated }: ShareFormProps) {
  const { call, session } = useHost();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [days, setDays] = useState(String(shareDays.default));
  const [label, setLabel] = useState('');
  const [showContacts, setShowContacts] = useState(false);
  const user = session.status === 'signed-in' ? session.user : null;
  const [sharedBy, setSharedBy] = useState(
    [user?.firstName, user?.lastName].filter(Boolean).join(' ').slice(0, shareLimits.name),
  );

  const create = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const candidateIds = people && { candidateIds: [...people] };
      const body = { expiresInDays: Number(days), label, sharedBy, showContacts, ...candidateIds };
      onCreated(await call(http.createShare, { params: { id: jobId }, body }));
    } catch (problem) {
      setError(errorMessage(problem));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void create(event)}>
      <Stack gap={3}>
        <TextField
          label="Recipient (optional)"
          placeholder="Head of nursing"
          value={label}
          maxLength={shareLimits.label}
          autoComplete="off"
          onChange={({ target }) => setLabel(target.value)}
        />
        <TextField
          label="Your name"
          hint="The page shows it with your company."
          value={sharedBy}
          maxLength={shareLimits.name}
          autoComplete="name"
          onChange={({ target }) => setSharedBy(target.value)}
        />
        <SelectField
          label="Expires in"
          options={dayOptions}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        <Checkbox
          label="Show email addresses and phone numbers"
          checked={showContacts}
          onChange={({ target }) => setShowContacts(target.checked)}
        />
        {error ? <Note tone="bad">{error}</Note> : null}
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Creating...">
            Create link
          </Button>
        </div>
      </Stack>
    </form>
  );
}
