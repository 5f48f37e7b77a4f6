import * as http from '@shortlist/contracts/http/resumes';
import {
  type RejectionTemplate,
  templatePlaceholders,
} from '@shortlist/contracts/rejection-template';
import { Button, Dialog, Note, Stack, TextArea, TextField } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { previewTemplate, type PreviewValues } from '../../../../screening/template-preview.js';
import { useChange } from '../../use-change.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5);
  margin-top: var(--s4);
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Preview = styled.section`
  h3 {
    margin-bottom: 6px;
    font-size: var(--text-sm);
    font-weight: 550;
    color: var(--ink);
  }
  div {
    padding: 14px 16px;
    border-radius: 8px;
    background: var(--sunken);
    font-size: var(--text-sm);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    margin-bottom: 8px;
    font-weight: 600;
    color: var(--ink);
  }
`;

const ServerError = styled(Note)`
  margin-top: var(--s3);
`;

const placeholders = templatePlaceholders.map((name) => `{{${name}}}`).join(', ');

const required: Readonly<Record<'subject' | 'content', string>> = {
  subject: 'Please write a subject.',
  content: 'Please write the email.',
};

export interface TemplateDialogProps {
  readonly jobId: string;
  readonly template: RejectionTemplate;
  /** Whose values the preview shows. */
  readonly example: PreviewValues;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Changes what the rejection emails of a screening are drafted from, with a preview as it is written. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { jobId, template, example, onClose, onSaved } = props;
  const [draft, setDraft] = useState(template);
  const [checked, setChecked] = useState(false);
  const { run, busy, error } = useChange(http.setRejectionTemplate);
  const preview = previewTemplate(draft, example);

  const set = (name: keyof RejectionTemplate) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value });
  const missing = (name: 'subject' | 'content') =>
    checked && draft[name].trim() === '' ? required[name] : undefined;
  const save = async () => {
    setChecked(true);
    if (draft.subject.trim() === '' || draft.content.trim() === '') return;
    if (await run({ params: { id: jobId }, body: draft })) onSaved();
  };

  return (
    <Dialog
      open
      size="lg"
      title="Template of the rejection emails"
      dismissable={!busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} busyLabel="Saving..." onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <p>
        {placeholders} are replaced in each email. Emails that were sent, or are being sent, stay as
        they are.
      </p>
      <Columns>
        <Stack gap={3}>
          <TextField
            label="Subject"
            value={draft.subject}
            maxLength={300}
            error={missing('subject')}
            onChange={set('subject')}
          />
          <TextArea
            label="Email"
            value={draft.content}
            rows={12}
            maxLength={20_000}
            error={missing('content')}
            onChange={set('content')}
          />
          <TextField
            label="Company"
            hint="Fills {{company}}; may stay empty where the template does not use it."
            value={draft.company}
            maxLength={200}
            onChange={set('company')}
          />
        </Stack>
        <Preview aria-label="Preview">
          <h3>Preview for {example.candidateName || 'an applicant'}</h3>
          <div>
            <strong>{preview.subject}</strong>
            {preview.content}
          </div>
        </Preview>
      </Columns>
      {error ? <ServerError tone="bad">{error}</ServerError> : null}
    </Dialog>
  );
}
