import * as http from '@shortlist/contracts/http/resumes';
import type { HistoryItem } from '@shortlist/contracts/job';
import { TextField, useHost } from '@shortlist/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { AskDialog } from '../../components/AskDialog.js';
import type { ManagedScreening } from '../managed-screening.js';
import { useAction } from '../use-action.js';

export interface RenameDialogProps {
  readonly screening: ManagedScreening;
  readonly onClose: () => void;
  readonly onRenamed: (item: HistoryItem) => void;
}

/** Longest title, in characters, as the contract has it. */
const maxLength = 120;

/** Gives a screening another title. */
export function RenameDialog({ screening, onClose, onRenamed }: RenameDialogProps) {
  const { call } = useHost();
  const { run, busy, error } = useAction();
  const [title, setTitle] = useState(screening.title);
  const formId = useId();
  const fieldId = useId();
  const isSame = title.trim() === screening.title.trim();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    let item: HistoryItem | null = null;
    const isDone = await run(async () => {
      const body = { title: title.trim() };
      item = await call(http.updateScreening, { params: { id: screening.jobId }, body });
    });
    if (isDone && item) onRenamed(item);
  };

  return (
    <AskDialog
      title="Rename screening"
      confirm="Save"
      busyLabel="Saving..."
      busy={busy}
      error={error}
      isReady={title.trim() !== '' && !isSame}
      // Typed text is not thrown away by a press beside the dialog.
      dismissable={isSame}
      form={formId}
      onClose={onClose}
    >
      <form id={formId} onSubmit={(event) => void save(event)}>
        <TextField
          id={fieldId}
          label="Title"
          hint="Unsent, unedited rejection emails get the new title."
          value={title}
          maxLength={maxLength}
          required
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </form>
    </AskDialog>
  );
}
