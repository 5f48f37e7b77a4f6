import { PoisonMessageError } from '@shortlist/bus';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { type RemoteNotice, remoteNoticeMail } from '../../mails/remote-notice-mail.js';
import { sendAccountMail } from './send-account-mail.js';

/** Mails a notice to the team of a remote, once for its id. Throws `Unavailable` when it should be asked again later. */
export async function sendRemoteNotice(
  context: Context,
  notice: RemoteNotice,
): Promise<'sent' | 'refused'> {
  const mail = remoteNoticeMail(context.config.appUrl, notice);
  const messageId = `remote-notice ${notice.id}`;
  try {
    await sendAccountMail(context, { messageId, kind: 'remote-notice' }, mail);
    return 'sent';
  } catch (error) {
    if (error instanceof PoisonMessageError) return 'refused';
    throw commonRefusal('Unavailable', { cause: error });
  }
}
