import * as http from '@shortlist/contracts/http/resumes';
import type { MailSettings } from '@shortlist/contracts/mail-settings';
import { errorMessage, Stack, TextArea, TextField, useHost } from '@shortlist/web-kit';
import { useMemo, useState } from 'react';
import { useKeptText } from '../../../../../kept-text/use-kept-text.js';
import { WritingDialog } from '../../../../../mails/components/WritingDialog.js';
import {
  findSettingsProblems,
  senderText,
  signatureText,
} from '../../../../../mails/mail-settings-form.js';
import { useScreeningChanges } from '../../../../../people/store/use-screening.js';
import { Columns, Preview } from '../preview-style.js';

/** Name under which unsaved settings are kept. */
export const settingsText = 'mail-settings';

export interface MailSettingsFormProps {
  readonly saved: MailSettings;
  readonly onClose: () => void;
}

/** The settings as they are written, with what they make of an email. */
export function MailSettingsForm({ saved, onClose }: MailSettingsFormProps) {
  const { call, notify, session } = useHost();
  const { reload } = useScreeningChanges();
  const company = saved.company || (session.user?.company ?? '');
  const initial = useMemo(() => ({ ...saved, company }), [saved, company]);
  const { text, set, isUnsaved, forget } = useKeptText(settingsText, initial);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const problems = (isChecked ? findSettingsProblems(text) : null) ?? {};

  const change = (name: keyof MailSettings) => (event: { target: { value: string } }) =>
    set({ [name]: event.target.value });
  const save = async () => {
    setChecked(true);
    setProblem(null);
    if (findSettingsProblems(text)) return;
    setBusy(true);
    try {
      await call(http.setMailSettings, { body: { ...text, replyTo: text.replyTo.trim() } });
      forget();
      onClose();
      notify({
        kind: 'success',
        message: 'Saved. We update unsent, unedited emails within seconds.',
      });
      void reload();
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  };

  return (
    <WritingDialog
      title="Sender and signature"
      label="the settings"
      isUnsaved={isUnsaved}
      busy={isBusy}
      problem={problem}
      onSave={() => void save()}
      onDiscard={() => {
        forget();
        onClose();
      }}
    >
      <p>Used in every rejection email.</p>
      <Columns>
        <Stack gap={3}>
          <TextField
            label="Sender name"
            hint="Candidates see this name as the sender."
            value={text.senderName}
            error={problems.senderName}
            onChange={change('senderName')}
          />
          <TextField
            label="Company"
            hint={
              text.company.trim() === ''
                ? 'Templates that say {{company}} need it before you send.'
                : 'Used where a template without its own company says {{company}}.'
            }
            value={text.company}
            error={problems.company}
            onChange={change('company')}
          />
          <TextArea
            label="Signature"
            hint="If empty, we sign with sender name and company."
            rows={3}
            value={text.signature}
            error={problems.signature}
            onChange={change('signature')}
          />
          <TextField
            label="Reply-To"
            hint="Replies go to this address. Needed before you can send."
            type="email"
            value={text.replyTo}
            error={problems.replyTo}
            onChange={change('replyTo')}
          />
        </Stack>
        <Preview aria-label="Preview">
          <h3>Preview</h3>
          <div>
            <strong>From: {senderText(text)}</strong>
            {text.replyTo.trim() === '' ? 'No reply address' : `Replies to: ${text.replyTo}`}
            {'\n\n…\n\n'}
            {signatureText(text)}
          </div>
        </Preview>
      </Columns>
    </WritingDialog>
  );
}
