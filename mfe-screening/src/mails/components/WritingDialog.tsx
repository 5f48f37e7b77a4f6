import { Button, Dialog, Note } from '@shortlist/web-kit';
import { type ReactNode, useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion.js';

export interface WritingDialogProps {
  readonly title: string;
  /** The text written here, e.g. 'the template'. */
  readonly label: string;
  /** True when closing would throw something away, which is then asked first. */
  readonly isUnsaved: boolean;
  readonly busy: boolean;
  /** Why it was not saved, as a sentence. */
  readonly problem: string | null;
  readonly onSave: () => void;
  /** Called when nothing was written, or when it is to be thrown away. */
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** A dialog to write in, with Save and Cancel. */
export function WritingDialog(props: WritingDialogProps) {
  const { title, label, isUnsaved, busy, problem, onSave, onDiscard, children } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => (isUnsaved ? setAsking(true) : onDiscard());

  return (
    <>
      <Dialog
        open
        size="lg"
        title={title}
        dismissable={!busy}
        onClose={close}
        actions={
          <>
            <Button disabled={busy} onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" busy={busy} busyLabel="Saving..." onClick={onSave}>
              Save
            </Button>
          </>
        }
        note={problem ? <Note tone="bad">{problem}</Note> : undefined}
      >
        {children}
      </Dialog>
      {isAsking ? (
        <DiscardQuestion label={label} onKeep={() => setAsking(false)} onDiscard={onDiscard} />
      ) : null}
    </>
  );
}
