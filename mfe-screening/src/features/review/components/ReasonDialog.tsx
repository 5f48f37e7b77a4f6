import { Button, Dialog, Stack } from '@shortlist/web-kit';
import { useState } from 'react';
import { isOwnReason, ReasonField } from '../../../people/components/ReasonField.js';

export interface ReasonDialogProps {
  /** Who is rejected by it; null when only the reason is changed. */
  readonly name: string | null;
  /** The reason so far; blank for none. */
  readonly initial: string;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks once in a review why people are rejected. */
export function ReasonDialog({ name, initial, onClose, onReason }: ReasonDialogProps) {
  const [reason, setReason] = useState(initial);
  const [missing, setMissing] = useState(false);
  const given = reason.trim();
  return (
    <Dialog
      open
      title={name === null ? 'Why are people rejected?' : `Why is ${name} rejected?`}
      dismissable={given === initial || !isOwnReason(reason)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => (given === '' ? setMissing(true) : onReason(given))}
          >
            {name === null ? 'Use this reason' : 'Reject'}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          Asked once: the next rejections of this review get the same reason until you change it.
          Nothing is sent.
        </p>
        <ReasonField
          reason={reason}
          missing={missing && given === ''}
          forSeveral={false}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  );
}
