import * as http from '@shortlist/contracts/http/resumes';
import type { RejectionEmail } from '@shortlist/contracts/screening';
import { Button, errorMessage, Note, TextArea, TextField, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useKeptText } from '../../../../../kept-text/use-kept-text.js';
import { DiscardQuestion } from '../../../../../mails/components/DiscardQuestion.js';
import { LetterFoot } from './letter-style.js';

const Fields = styled.div`
  display: grid;
  gap: var(--s3);
  padding: 16px 20px 18px;
`;

const sentences = { subject: 'Please write a subject.', content: 'Please write the email.' };

export interface DraftEditorProps {
  readonly jobId: string;
  readonly candidateId: string;
  readonly saved: { readonly subject: string; readonly content: string };
  readonly onSaved: (email: RejectionEmail) => void;
  readonly onClose: () => void;
}

/** Name under which the text of an unsaved draft is kept. */
export function draftTextOf(jobId: string, candidateId: string): string {
  return `draft/${jobId}/${candidateId}`;
}

/** One person's email as a person writes it; what is written stays in this tab until it is saved or discarded. */
export function DraftEditor({ jobId, candidateId, saved, onSaved, onClose }: DraftEditorProps) {
  const { call } = useHost();
  const { text, set, isUnsaved, forget } = useKeptText(draftTextOf(jobId, candidateId), saved);
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const missing = (name: keyof typeof sentences) =>
    isChecked && text[name].trim() === '' ? sentences[name] : undefined;

  const save = async () => {
    setChecked(true);
    const body = { subject: text.subject.trim(), content: text.content.trim() };
    if (body.subject === '' || body.content === '') return;
    setBusy(true);
    setProblem(null);
    try {
      const email = await call(http.editDraft, { params: { id: jobId, candidateId }, body });
      forget();
      onSaved(email);
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  };

  return (
    <>
      <Fields>
        <TextField
          label="Subject"
          value={text.subject}
          maxLength={300}
          error={missing('subject')}
          onChange={(event) => set({ subject: event.target.value })}
        />
        <TextArea
          label="Email"
          value={text.content}
          rows={14}
          maxLength={20_000}
          error={missing('content')}
          hint="Once saved, this email no longer follows the template."
          onChange={(event) => set({ content: event.target.value })}
        />
        {problem ? <Note tone="bad">{problem}</Note> : null}
      </Fields>
      <LetterFoot>
        <Button variant="primary" busy={isBusy} busyLabel="Saving..." onClick={() => void save()}>
          Save this email
        </Button>
        <Button
          variant="bare"
          disabled={isBusy}
          onClick={() => (isUnsaved ? setAsking(true) : onClose())}
        >
          Cancel
        </Button>
      </LetterFoot>
      {isAsking ? (
        <DiscardQuestion
          label="this email"
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            forget();
            onClose();
          }}
        />
      ) : null}
    </>
  );
}
