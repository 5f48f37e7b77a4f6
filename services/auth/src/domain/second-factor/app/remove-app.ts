import type { Context } from '../../../context.js';
import { clearUnlessNeeded } from '../clear-unless-needed.js';
import { oweFactorNotice } from '../owe-factor-notice.js';

/** Stops asking for codes of the app. Nothing happens when there is none. */
export async function removeApp(context: Context, userId: string): Promise<void> {
  const { authenticatorApps } = context.models;
  const had = await authenticatorApps.exists({ _id: userId, confirmedAt: { $ne: null } });
  await authenticatorApps.deleteOne({ _id: userId });
  if (!had) return;
  await clearUnlessNeeded(context, userId);
  await oweFactorNotice(context, userId, 'secondFactorRemoved');
}
