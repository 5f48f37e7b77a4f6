import { TextField } from '@shortlist/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../dialogs/FormDialog.js';

export interface RenameDialogProps {
  readonly name: string;
  /** Its error is shown. */
  readonly onRename: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for another name of a passkey. */
export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const [text, setText] = useState(name);
  return (
    <FormDialog
      title="Rename the passkey"
      about="Name the device or password manager that has it."
      submitLabel="Save"
      check={() => (text.trim() === '' ? 'Please give the passkey a name.' : null)}
      onSubmit={() => onRename(text.trim())}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        maxLength={60}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
