import type { MailSettings } from '@shortlist/contracts/mail-settings';
import { Stack, TextField } from '@shortlist/web-kit';
import type { MailSettingsProblems } from '../../../../../mails/mail-settings-form.js';

export interface SenderFieldsProps {
  readonly text: MailSettings;
  readonly problems: MailSettingsProblems;
  readonly onChange: (change: Partial<MailSettings>) => void;
}

/** Asks, before an account's first emails, whom they are from and where answers go. */
export function SenderFields({ text, problems, onChange }: SenderFieldsProps) {
  const field = (name: keyof MailSettings, label: string) => ({
    label,
    value: text[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <Stack gap={3}>
      <p>Your first emails: please check the sender. We ask once.</p>
      <TextField {...field('senderName', 'Sender name')} autoComplete="name" />
      <TextField {...field('company', 'Company')} hint="Optional." autoComplete="organization" />
      <TextField {...field('replyTo', 'Reply-To')} type="email" autoComplete="email" />
    </Stack>
  );
}
