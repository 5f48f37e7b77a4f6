import { setTimeout as delay } from 'node:timers/promises';
import type { MailSettingsInput } from '@shortlist/contracts/mail-settings';
import { cleanSender } from '@shortlist/screening';
import {
  commonRefusal,
  CONFLICT,
  findLink,
  isDeletedWorkspace,
  isDuplicateKey,
  retryConflicts,
} from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { MailSettingsRecord } from '../../models/mail-settings.js';
import { findMailSettings } from '../read/find-mail-settings.js';
import { followMailSettings } from './follow-mail-settings.js';

/** How long an answer waits for the drafts, so that who looks at them at once sees the new ones. */
const PATIENCE_MS = 2000;

export interface SetMailSettingsInput {
  readonly workspaceId: string;
  readonly settings: MailSettingsInput;
}

function refuseLinks({ senderName, company, signature }: MailSettingsInput): void {
  const texts = { 'sender name': senderName, company, signature };
  for (const [name, text] of Object.entries(texts)) {
    const link = findLink(text);
    if (link === null) continue;
    throw commonRefusal('InvalidInput', {
      sentence: `The ${name} contains a link (${link}), and rejection emails may not. Please take it out.`,
    });
  }
}

/** The user may have been deleted before there was anything to be found. Throws Unauthenticated then. */
async function undoIfDeleted(context: Context, workspaceId: string): Promise<void> {
  if (!(await isDeletedWorkspace(context, workspaceId))) return;
  await context.models.mailSettings.deleteOne({ _id: workspaceId });
  throw commonRefusal('Unauthenticated');
}

/** The settings after `next`, or `CONFLICT` when another change came first. */
async function tryToStore(
  context: Context,
  workspaceId: string,
  next: MailSettingsInput,
): Promise<MailSettingsRecord | typeof CONFLICT> {
  const { mailSettings } = context.models;
  const known = await findMailSettings(context, workspaceId);
  const isSameLetter =
    known.company === next.company &&
    known.signature === next.signature &&
    known.senderName === next.senderName;
  if (isSameLetter && known.replyTo === next.replyTo) return known;
  const revision = known.revision + 1;
  const pendingSince = isSameLetter ? known.pendingSince : context.clock();
  const change = { ...next, revision, pendingSince };
  if (known.revision > 0) {
    const mine = { _id: workspaceId, revision: known.revision };
    return (await mailSettings.findOneAndUpdate(mine, { $set: change })) ?? CONFLICT;
  }
  try {
    const created = await mailSettings.create({ _id: workspaceId, ...change });
    await undoIfDeleted(context, workspaceId);
    return created;
  } catch (error) {
    if (isDuplicateKey(error)) return CONFLICT;
    throw error;
  }
}

/**
 * Changes the workspace's mail settings. Unsent and unedited drafts of all its screenings follow: within the call where
 * that is quick, else after it; once the settings are stored, a crash loses nothing: the sweeper carries on. Throws
 * InvalidInput for links, and Unavailable when other changes keep coming first.
 */
export async function setMailSettings(
  context: Context,
  { workspaceId, settings }: SetMailSettingsInput,
): Promise<MailSettingsRecord> {
  const next = { ...cleanSender(settings), replyTo: settings.replyTo };
  refuseLinks(next);
  const sentence =
    'These settings are being changed again and again right now. Nothing was changed; please try again in a moment.';
  const stored = await retryConflicts({ log: context.log, sentence, about: { workspaceId } }, () =>
    tryToStore(context, workspaceId, next),
  );
  if (!stored.pendingSince) return stored;
  const followed = new Promise<void>((resolve) => {
    context.background.run('follow mail settings', () =>
      followMailSettings(context, workspaceId).finally(resolve),
    );
  });
  await Promise.race([followed, delay(PATIENCE_MS, undefined, { ref: false })]);
  return stored;
}
