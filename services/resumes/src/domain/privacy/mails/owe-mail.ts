import * as messages from '@shortlist/contracts/messages/email';
import { currentWork, dueAt, resumeWork } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import type { PrivacyMail } from '../../../models/privacy/privacy-mail.js';

const longestPauseMs = 60 * 60 * 1000;

type Owed = Omit<PrivacyMail, 'kind'> & { readonly kind: Exclude<PrivacyMail['kind'], 'other'> };

function dueDate({ clock, config }: Context, tries: number): Date {
  const pauseMs = Math.min(longestPauseMs, config.republishAfterMs * 2 ** Math.min(tries, 20));
  return new Date(clock().getTime() + pauseMs);
}

/** A mail about `ownerId`, a request or case, to be written with what causes it. `turn` tells those of one kind apart. */
export function oweMail(context: Context, ownerId: string, kind: Owed['kind'], turn = ''): Owed {
  const requestId = currentWork()?.requestId ?? null;
  return { id: `${ownerId}.${kind}${turn}`, kind, dueAt: dueDate(context, 0), tries: 0, requestId };
}

async function notify({ bus }: Context, mailId: string): Promise<void> {
  await bus.publish(messages.sendPrivacyMail, { mailId });
}

/** Tells the email service of a mail that was just written down; what gets lost is told again by the sweep. */
export function notifyMail(context: Context, { id }: Pick<PrivacyMail, 'id'>): void {
  context.background.run('privacy mail', () => notify(context, id));
}

/** Tells every mail again that is due, as nobody has said what became of it. Returns how many. */
export async function notifyDueMails(context: Context): Promise<number> {
  const { privacyRequests, privacyCases } = context.models;
  const now = context.clock();
  const due = { $or: dueAt('mail.dueAt', now, longestPauseMs) };
  const owners = [
    ...(await privacyRequests.findReadable(due, undefined, { limit: 100 })),
    ...(await privacyCases.everywhere.findReadable(due, undefined, { limit: 100 })),
  ];
  let notified = 0;
  for (const { mail } of owners) {
    if (!mail) continue;
    // Moving the date reserves it for this instance.
    const was = { 'mail.id': mail.id, 'mail.tries': mail.tries };
    const next = {
      $set: { 'mail.dueAt': dueDate(context, mail.tries + 1), 'mail.tries': mail.tries + 1 },
    };
    const moved = [
      await privacyRequests.updateOne(was, next),
      await privacyCases.everywhere.updateOne(was, next),
    ];
    if (moved.every(({ matchedCount }) => matchedCount === 0)) continue;
    await resumeWork(mail.requestId, () => notify(context, mail.id));
    notified += 1;
  }
  return notified;
}
