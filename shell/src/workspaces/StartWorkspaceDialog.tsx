import { pageAddress } from '@shortlist/contracts/front-ends/workspace-address';
import {
  Button,
  createWorkspace,
  Dialog,
  errorMessage,
  TextField,
  useHost,
} from '@shortlist/web-kit';
import { type FormEvent, useId, useState } from 'react';

/** Longest name, in characters, as the contract has it. */
const maxLength = 60;

export interface StartWorkspaceDialogProps {
  readonly onClose: () => void;
  /** Loads another page; default: the browser does. */
  readonly onGo?: (address: string) => void;
}

/** Starts a workspace and goes to its dashboard. */
export function StartWorkspaceDialog({
  onClose,
  onGo = (address) => window.location.assign(address),
}: StartWorkspaceDialogProps) {
  const { call, renewSession } = useHost();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [formId, fieldId] = [useId(), useId()];

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') {
      setError('Please give the workspace a name.');
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const { workspace } = await call(createWorkspace, { body: { name: name.trim() } });
      // The token of now does not name it yet.
      await renewSession?.();
      onGo(pageAddress({ workspaceId: workspace.id, path: '/dashboard' }));
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title="Start a workspace"
      onClose={onClose}
      // Typed text is not thrown away by a press beside the dialog.
      dismissable={name === '' && !busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Starting...">
            Start
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void start(event)}>
        <TextField
          id={fieldId}
          label="Name"
          hint="You can invite people afterwards."
          error={error}
          value={name}
          maxLength={maxLength}
          required
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
