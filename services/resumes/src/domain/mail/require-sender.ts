import { hasSender } from '@shortlist/contracts/mail-settings';
import type { Context } from '../../context.js';
import { findMailSettings } from '../read/find-mail-settings.js';

/** Why nothing is sent from an account without a sender. */
export const SENDER_MISSING =
  'Your rejection emails have no sender name or reply address. Please fill them in under “Sender and signature”.';

/** True when the account's emails could not say whom they are from, or where answers go. */
export async function lacksSender(context: Context, workspaceId: string): Promise<boolean> {
  return !hasSender(await findMailSettings(context, workspaceId));
}
