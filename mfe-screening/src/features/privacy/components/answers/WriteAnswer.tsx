import { privacyLimits } from '@shortlist/contracts/privacy';
import { Stack, TextArea } from '@shortlist/web-kit';
import { useState } from 'react';
import { AskDialog } from '../../../../components/AskDialog.js';
import { useAction } from '../../../../manage/use-action.js';
import type { AnswerProps } from './answer-props.js';

const texts = {
  correct: {
    title: 'What did you correct?',
    about:
      'First correct the candidate: replace the file, change the decision, or add a note. We email your text to the candidate.',
    label: 'What you corrected',
    confirm: 'Send answer',
    missing: 'Please write what you corrected.',
  },
  decline: {
    title: 'Decline this request?',
    about: 'Nothing changes. We email your reason to the candidate, who may complain about it.',
    label: 'Your reason',
    confirm: 'Decline',
    missing: 'Please write why you decline.',
  },
} as const;

/** An answer in the recruiter's own words. */
export function WriteAnswer({
  kind,
  onAnswer,
  onClose,
}: AnswerProps & { readonly kind: 'correct' | 'decline' }) {
  const { run, busy, error } = useAction();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { title, about, label, confirm, missing } = texts[kind];
  const isBlank = !/[^\p{C}\p{Z}]/u.test(reason);
  const send = () => {
    setMissing(isBlank);
    if (!isBlank) void run(() => onAnswer({ answer: kind, reason: reason.trim() }));
  };
  return (
    <AskDialog
      title={title}
      confirm={confirm}
      busyLabel="Sending..."
      busy={busy}
      error={error}
      // Only Cancel discards typed text.
      dismissable={isBlank}
      onConfirm={send}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>{about}</p>
        <TextArea
          label={label}
          rows={4}
          maxLength={privacyLimits.answer}
          value={reason}
          error={isMissing && isBlank ? missing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </AskDialog>
  );
}
