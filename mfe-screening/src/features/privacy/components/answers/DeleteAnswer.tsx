import type { KeptPerson } from '@shortlist/contracts/privacy';
import { Stack } from '@shortlist/web-kit';
import { AskDialog } from '../../../../components/AskDialog.js';
import { useAction } from '../../../../manage/use-action.js';
import type { AnswerProps } from './answer-props.js';

const refOf = ({ jobId, candidateId }: KeptPerson) => ({ jobId, candidateId });

function titleOf(chosen: readonly KeptPerson[]): string {
  if (chosen.length === 0) return 'Answer that nothing is kept?';
  const names = [...new Set(chosen.map(({ name }) => name))];
  if (chosen.length === 1) return 'Delete this candidate?';
  return names.length === 1
    ? `Delete ${names[0]} from ${chosen.length} screenings?`
    : `Delete ${chosen.length} candidates?`;
}

/** Asks once before everything about a candidate goes: it can't be brought back. */
export function DeleteAnswer({ chosen, onAnswer, onClose }: AnswerProps) {
  const { run, busy, error } = useAction();
  const people = chosen.map(refOf);
  return (
    <AskDialog
      title={titleOf(chosen)}
      keep="Keep"
      confirm={chosen.length === 0 ? 'Send answer' : 'Delete for good'}
      busyLabel="Deleting..."
      busy={busy}
      error={error}
      onConfirm={() => void run(() => onAnswer({ answer: 'delete', people }))}
      onClose={onClose}
    >
      {chosen.length === 0 ? (
        <p>We email the candidate that no data is left.</p>
      ) : (
        <Stack gap={3}>
          <p>
            We delete the resume’s text, the score with its evidence, decisions, notes, comments and
            emails everywhere. You can’t undo this.
          </p>
          <p>
            We stop waiting emails; sent ones stay sent. The screening keeps only a count of deleted
            people. We email the candidate when it is done.
          </p>
        </Stack>
      )}
    </AskDialog>
  );
}
