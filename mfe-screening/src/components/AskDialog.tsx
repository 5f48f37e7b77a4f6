import { Button, Dialog, Note } from '@shortlist/web-kit';
import type { ReactNode } from 'react';

export interface AskDialogProps {
  readonly title: ReactNode;
  /** Label of the button that changes nothing; default 'Cancel'. */
  readonly keep?: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** Why the last try failed, as a sentence. */
  readonly error: string | null;
  /** False while what is needed is missing; default true. */
  readonly isReady?: boolean;
  /** False while Escape or a press beside the dialog would throw something away; default true. */
  readonly dismissable?: boolean;
  /** The form inside that the button sends, in place of `onConfirm`. */
  readonly form?: string;
  readonly onConfirm?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done, and stays open until it is: says what went wrong beside its buttons. */
export function AskDialog(props: AskDialogProps) {
  const { title, keep = 'Cancel', confirm, busyLabel, busy, error, form, children } = props;
  const { isReady = true, dismissable = true, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      dismissable={dismissable && !busy}
      note={error ? <Note tone="bad">{error}</Note> : undefined}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {keep}
          </Button>
          <Button
            type={form ? 'submit' : 'button'}
            form={form}
            variant="primary"
            busy={busy}
            busyLabel={busyLabel}
            disabled={!isReady}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
