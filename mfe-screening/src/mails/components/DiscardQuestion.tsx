import { Button, Dialog } from '@shortlist/web-kit';

export interface DiscardQuestionProps {
  /** The text to discard, e.g. 'the template'. */
  readonly label: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before typed text is thrown away. Stands beside the dialog that it is about, never inside. */
export function DiscardQuestion({ label, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Dialog
      open
      title="Discard your changes?"
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>Keep writing</Button>
          <Button variant="primary" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      You have not saved your changes to {label}.
    </Dialog>
  );
}
