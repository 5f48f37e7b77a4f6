import { Delayed, ErrorPanel, Skeleton, TextArea, TextField } from '@shortlist/web-kit';
import { SettingsForm } from '../components/SettingsForm.js';
import { type MailField, useMailSettings } from './use-mail-settings.js';

/** How the user's emails to candidates are sent and signed. */
export function EmailsForm() {
  const settings = useMailSettings();
  const { fields, errors, problem, loadProblem, retry, busy, isUnsaved, change, save } = settings;

  if (loadProblem !== null) return <ErrorPanel message={loadProblem} onRetry={retry} />;
  if (!fields) {
    return (
      <Delayed>
        <Skeleton height="160px" />
      </Delayed>
    );
  }
  const field = (name: MailField, label: string, hint: string) => ({
    name,
    label,
    hint,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const companyHint =
    fields.company.trim() === ''
      ? 'Templates that say {{company}} need it before you send.'
      : 'Used where a template without its own company says {{company}}.';
  return (
    <SettingsForm
      label="Emails to candidates"
      unsavedLabel="your email settings"
      saveLabel="Save email settings"
      busy={busy}
      isUnsaved={isUnsaved}
      problem={problem}
      onSave={save}
    >
      <TextField
        {...field('senderName', 'Sender name', 'Candidates see this name as the sender.')}
      />
      <TextField
        {...field('replyTo', 'Replies go to', 'Needed before you can send.')}
        type="email"
      />
      <TextField {...field('company', 'Company in emails', companyHint)} />
      <TextArea
        {...field('signature', 'Signature', 'If empty, we sign with sender name and company.')}
        rows={3}
      />
    </SettingsForm>
  );
}
