import { Button, Dialog } from '@shortlist/web-kit';
import { useUnsavedQuestion } from './use-unsaved-question.js';

export interface UnsavedQuestionProps {
  readonly isUnsaved: boolean;
  /** Text that would be lost, e.g. 'your profile'. */
  readonly label: string;
}

/** Asks before the page is left with something on it that is not saved. */
export function UnsavedQuestion({ isUnsaved, label }: UnsavedQuestionProps) {
  const { leave, stay } = useUnsavedQuestion(isUnsaved);
  return (
    <Dialog
      open={leave !== null}
      title="Leave without saving?"
      onClose={stay}
      actions={
        <>
          <Button onClick={() => leave?.()}>Discard changes</Button>
          <Button variant="primary" onClick={stay}>
            Stay here
          </Button>
        </>
      }
    >
      You have not saved your changes to {label}.
    </Dialog>
  );
}
