import { Button, Dialog, Note } from '@shortlist/web-kit';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Form } from '../../../components/Form.js';

export interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: Enter sends it, and what went wrong stands beside its buttons. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busyLabel, busy, problem, onClose, onSubmit, children } = props;
  const formId = useId();
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
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        noValidate
        aria-label={title}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </Form>
    </Dialog>
  );
}
