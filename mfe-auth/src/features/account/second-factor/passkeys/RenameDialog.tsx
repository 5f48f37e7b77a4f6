import { Button, Dialog, errorMessage, Note, TextField } from '@shortlist/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  margin-top: var(--s4);
`;

export interface RenameDialogProps {
  readonly name: string;
  /** What it throws is shown. */
  readonly onRename: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for another name of a passkey. */
export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const formId = useId();
  const [text, setText] = useState(name);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === '') return setFailure('Please give the passkey a name.');
    setBusy(true);
    try {
      await onRename(text.trim());
    } catch (error) {
      setFailure(errorMessage(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title="Rename the passkey"
      onClose={onClose}
      dismissable={!busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            Save
          </Button>
        </>
      }
      note={failure === null ? null : <Note tone="bad">{failure}</Note>}
    >
      A name that tells you which device or password manager has it.
      <Form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          label="Name"
          name="name"
          maxLength={60}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
