import type { Context } from '../../context.js';
import type { Letterhead } from '../../models/job.js';
import type { MailSettingsRecord } from '../../models/mail-settings.js';

/** The workspace's mail settings; blank for one that never set them. */
export async function findMailSettings(
  context: Context,
  workspaceId: string,
): Promise<MailSettingsRecord> {
  const found = await context.models.mailSettings.findOne({ _id: workspaceId });
  const blank = { senderName: '', company: '', signature: '', replyTo: '' };
  return found ?? { _id: workspaceId, ...blank, revision: 0, pendingSince: null };
}

/** Settings that the drafts of a screening use. */
export function letterheadOf({
  revision,
  company,
  signature,
  senderName,
}: MailSettingsRecord): Letterhead {
  return { revision, company, signature, senderName };
}
