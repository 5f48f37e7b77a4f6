import { Checkbox, Stack } from '@shortlist/web-kit';
import { useState } from 'react';
import { AskDialog } from '../../../../components/AskDialog.js';
import { useAction } from '../../../../manage/use-action.js';
import type { AnswerProps } from './answer-props.js';

/** Sends the candidate a readable copy, the recruiter's own notes only where that is chosen. */
export function SendAnswer({
  chosen,
  email,
  onAnswer,
  onClose,
}: AnswerProps & { readonly email: string }) {
  const { run, busy, error } = useAction();
  const [withNotes, setWithNotes] = useState(false);
  const people = chosen.map(({ jobId, candidateId }) => ({ jobId, candidateId }));
  return (
    <AskDialog
      title="Send this candidate’s data?"
      confirm="Send by email"
      busyLabel="Sending..."
      busy={busy}
      error={error}
      onConfirm={() => void run(() => onAnswer({ answer: 'send', people, withNotes }))}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>
          We email {email} a readable copy: the resume’s text and data, the score with its reasons,
          and your decision with its reason.
        </p>
        <Checkbox
          label="Include my notes and tags, and comments of others"
          checked={withNotes}
          onChange={({ target }) => setWithNotes(target.checked)}
        />
      </Stack>
    </AskDialog>
  );
}
