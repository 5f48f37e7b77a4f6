import * as messages from '@shortlist/contracts/messages/email';
import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { type MailKind, mailKinds, userDocument } from '../models/user.js';
import { createSecret, hashSecret } from './secrets.js';

const HOUR_MS = 60 * 60 * 1000;
/** How long an expired token is still recognised. */
const REMEMBER_MS = 30 * 24 * HOUR_MS;
const lifetimeMs: Record<MailKind, number> = {
  verification: 24 * HOUR_MS,
  passwordReset: HOUR_MS / 2,
};

/** What sending a mail needs to know of a user. */
export const recipientView = userDocument.pick('email', 'firstName', 'mailDue');

async function createMailToken(context: Context, userId: string, kind: MailKind): Promise<string> {
  const token = createSecret();
  const expiresAt = new Date(context.clock().getTime() + lifetimeMs[kind]);
  await context.models.mailTokens.create({
    _id: hashSecret(token),
    kind,
    userId,
    expiresAt,
    purgeAt: new Date(expiresAt.getTime() + REMEMBER_MS),
  });
  return token;
}

async function publishMail(
  { bus }: Context,
  kind: MailKind,
  recipient: { to: string; firstName: string; token: string },
  requestId: string | undefined,
): Promise<void> {
  const options = requestId === undefined ? {} : { requestId };
  await (kind === 'verification'
    ? bus.publish(
        messages.sendVerificationEmail,
        { ...recipient, expiresInHours: lifetimeMs.verification / HOUR_MS },
        options,
      )
    : bus.publish(
        messages.sendPasswordResetEmail,
        { ...recipient, expiresInMinutes: lifetimeMs.passwordReset / 60_000 },
        options,
      ));
}

/** When the sweeper may send a mail that is owed from now on: not while the first try still runs. */
export function mailDueDate({ clock, config }: Context): Date {
  return new Date(clock().getTime() + config.mailRetryMs);
}

/** The update that owes a mail. It is part of the write that causes the mail, so neither exists without the other. */
export function oweMail(
  context: Context,
  kind: MailKind,
): Readonly<Record<`mailDue.${string}`, Date>> {
  return { [`mailDue.${kind}`]: mailDueDate(context) };
}

/**
 * Sends a mail that is owed, and strikes the debt when the bus has confirmed it. A mail that stays owed is
 * taken up by `sendDueMails`, so it is sent at least once; each sending has a token of its own, because the
 * token itself is stored nowhere.
 */
export async function sendOwedMail(
  context: Context,
  user: Viewed<typeof recipientView>,
  kind: MailKind,
  requestId?: string,
): Promise<void> {
  const token = await createMailToken(context, user._id, kind);
  await publishMail(context, kind, { to: user.email, firstName: user.firstName, token }, requestId);
  await context.models.users.updateOne(
    { _id: user._id, [`mailDue.${kind}`]: user.mailDue[kind] },
    { $set: { [`mailDue.${kind}`]: null } },
  );
}

/** Sends every mail that is owed for longer than the retry time. Returns how many. */
export async function sendDueMails(context: Context): Promise<number> {
  let sent = 0;
  for (const kind of mailKinds) {
    for (;;) {
      // Moving the date takes the mail for this instance: another one finds it no longer due.
      const user = await context.models.users.findOneAndUpdate(
        { [`mailDue.${kind}`]: { $lte: context.clock() } },
        { $set: oweMail(context, kind) },
        recipientView,
      );
      if (!user) break;
      await sendOwedMail(context, user, kind);
      sent += 1;
    }
  }
  return sent;
}
