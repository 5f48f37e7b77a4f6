import { Button, Dialog, Stack } from '@shortlist/web-kit';
import { useMemo, useState } from 'react';
import { useKeptText } from '../../../kept-text/use-kept-text.js';
import { isOwnReason, ReasonField } from '../../../people/decisions/ReasonField.js';
import { usePeople } from '../../../people/store/people-context.js';

export interface ReasonDialogProps {
  /** Name of the person to reject; null when only the reason is changed. */
  readonly name: string | null;
  /** The reason so far; blank for none. */
  readonly initial: string;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks once in a review why people are rejected. */
export function ReasonDialog({ name, initial, onClose, onReason }: ReasonDialogProps) {
  const { jobId } = usePeople();
  // An ended session or a reload must not cost what was typed: it is there when the dialog is opened again.
  const saved = useMemo(() => ({ reason: initial }), [initial]);
  const { text, set, forget } = useKeptText(`review-reason/${jobId}`, saved);
  const { reason } = text;
  const [missing, setMissing] = useState(false);
  const trimmed = reason.trim();
  const close = () => {
    forget();
    onClose();
  };
  const confirm = () => {
    setMissing(trimmed === '');
    if (trimmed === '') return;
    forget();
    onReason(trimmed);
  };
  return (
    <Dialog
      open
      title={name === null ? 'Why are people rejected?' : `Why is ${name} rejected?`}
      dismissable={trimmed === initial || !isOwnReason(reason)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={confirm}>
            {name === null ? 'Use this reason' : 'Reject'}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>This reason is reused for your next rejections. Nothing is sent.</p>
        <ReasonField
          reason={reason}
          missing={missing && trimmed === ''}
          forSeveral={false}
          onChange={(next) => set({ reason: next })}
        />
      </Stack>
    </Dialog>
  );
}
