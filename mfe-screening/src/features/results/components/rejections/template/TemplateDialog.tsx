import * as http from '@shortlist/contracts/http/resumes';
import {
  type RejectionTemplate,
  templatePlaceholders,
} from '@shortlist/contracts/rejection-template';
import { Stack, TextArea, TextField } from '@shortlist/web-kit';
import { useState } from 'react';
import { useKeptText } from '../../../../../kept-text/use-kept-text.js';
import { WritingDialog } from '../../../../../mails/components/WritingDialog.js';
import { previewTemplate, type PreviewValues } from '../../../../../screening/template-preview.js';
import { useChange } from '../../../use-change.js';
import { Columns, Preview } from '../preview-style.js';
import { LanguageChoice } from './LanguageChoice.js';

const placeholders = templatePlaceholders.map((name) => `{{${name}}}`).join(', ');

const required: Readonly<Record<'subject' | 'content', string>> = {
  subject: 'Please write a subject.',
  content: 'Please write the email.',
};

/** Name under which an unsaved template is kept. */
export function templateTextOf(jobId: string): string {
  return `template/${jobId}`;
}

/** Names the emails that stay as they are when the template changes. */
function keptSentence(editedCount: number): string {
  const sent = 'Emails that are sent, or being sent, stay as they are';
  if (editedCount === 0) return `${sent}.`;
  return editedCount === 1
    ? `${sent}, and so does the 1 email you edited.`
    : `${sent}, and so do the ${editedCount} emails you edited.`;
}

export interface TemplateDialogProps {
  readonly jobId: string;
  readonly template: RejectionTemplate;
  /** Values that the preview shows. */
  readonly example: PreviewValues;
  /** Open emails that no longer follow the template. */
  readonly editedCount: number;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Changes what the rejection emails of a screening are drafted from, with a preview as it is written. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { jobId, template, example, editedCount, onClose, onSaved } = props;
  const { text, set, isUnsaved, forget } = useKeptText(templateTextOf(jobId), {
    subject: template.subject,
    content: template.content,
    company: template.company,
  });
  const [checked, setChecked] = useState(false);
  const { run, busy, error } = useChange(http.setRejectionTemplate);
  const preview = previewTemplate({ ...template, ...text }, example);

  const change = (name: keyof typeof text) => (event: { target: { value: string } }) =>
    set({ [name]: event.target.value });
  const missing = (name: 'subject' | 'content') =>
    checked && text[name].trim() === '' ? required[name] : undefined;
  const save = async () => {
    setChecked(true);
    if (text.subject.trim() === '' || text.content.trim() === '') return;
    if (!(await run({ params: { id: jobId }, body: text }))) return;
    forget();
    onSaved();
  };

  return (
    <WritingDialog
      title="Rejection email template"
      label="the template"
      isUnsaved={isUnsaved}
      busy={busy}
      problem={error}
      onSave={() => void save()}
      onDiscard={() => {
        forget();
        onClose();
      }}
    >
      <p>
        {placeholders} are replaced in each email. {keptSentence(editedCount)}
      </p>
      <Columns>
        <Stack gap={3}>
          <LanguageChoice
            screening={{ jobId, rejectionTemplate: template }}
            isUnsaved={isUnsaved}
            onChanged={forget}
          />
          <TextField
            label="Subject"
            value={text.subject}
            maxLength={300}
            error={missing('subject')}
            onChange={change('subject')}
          />
          <TextArea
            label="Email"
            value={text.content}
            rows={12}
            maxLength={20_000}
            error={missing('content')}
            onChange={change('content')}
          />
          <TextField
            label="Company"
            hint="Used wherever the template says {{company}}."
            value={text.company}
            maxLength={200}
            onChange={change('company')}
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
    </WritingDialog>
  );
}
