import type { MailSettings } from '@shortlist/contracts/mail-settings';
import type { MailSettingsRecord } from '../models/mail-settings.js';

/** Mail settings without what is noted about them. */
export function presentMailSettings({
  senderName,
  company,
  signature,
  replyTo,
}: MailSettingsRecord): MailSettings {
  return { senderName, company, signature, replyTo };
}
