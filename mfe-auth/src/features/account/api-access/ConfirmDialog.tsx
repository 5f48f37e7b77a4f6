import { Button, Dialog, Note } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { useSubmit } from '../use-submit.js';

export interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** What it throws is shown. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before something ends for good. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, onConfirm, onClose } = props;
  const { busy, problem, submit } = useSubmit();
  return (
    <Dialog
      open
      title={title}
      dismissable={!busy}
      onClose={onClose}
      note={problem === null ? undefined : <Note tone="bad">{problem}</Note>}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void submit(onConfirm)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
