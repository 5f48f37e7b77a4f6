import * as messages from '@shortlist/contracts/messages/email';
import { currentWork, dueAt, resumeWork, type Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { type MailKind, mailKinds, type NewUser, userDocument } from '../../models/user.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { noPassword } from '../passwords/passwords.js';
import { mailDueDate } from '../retry-later.js';
import { createSecret, hashSecret } from '../secrets.js';

const HOUR_MS = 60 * 60 * 1000;
/** How long an expired token is still recognised. */
const REMEMBER_MS = 30 * 24 * HOUR_MS;
type LinkMailKind = 'verification' | 'passwordReset' | 'emailChange';
export const lifetimeMs: Readonly<Record<LinkMailKind, number>> = {
  verification: 24 * HOUR_MS,
  passwordReset: HOUR_MS / 2,
  emailChange: HOUR_MS,
};

/** Fields of a user needed to send a mail. */
export const recipientView = userDocument.pick(
  'email',
  'firstName',
  'registration',
  'replaced',
  'verifiedAt',
  'passwordHash',
  'newEmail',
  'formerEmail',
  'mailDue',
  'mailRequest',
);
type Recipient = Viewed<typeof recipientView>;

/** A new token; those mailed before it stop working, so that one is good at a time. */
async function createMailToken(
  context: Context,
  { _id: userId, registration, newEmail }: Recipient,
  kind: LinkMailKind,
): Promise<string> {
  const { models, clock } = context;
  const token = createSecret();
  const now = clock();
  const expiresAt = new Date(now.getTime() + lifetimeMs[kind]);
  // Not those of a sign-up that came after the one whose mail is sent now; older documents have no number.
  const older = { userId, kind, usedAt: null, registration: { $not: { $gt: registration } } };
  await models.mailTokens.updateMany(older, { $set: { usedAt: now } });
  await models.mailTokens.create({
    _id: hashSecret(token),
    kind,
    userId,
    registration,
    newEmail: kind === 'emailChange' ? newEmail : null,
    expiresAt,
    purgeAt: new Date(expiresAt.getTime() + REMEMBER_MS),
  });
  await requireStillThere(context, userId);
  return token;
}

/** Whether there is a password that stays when its link is not followed: of competing sign-ups none counts. */
const hasPassword = ({ passwordHash, replaced, verifiedAt }: Recipient) =>
  passwordHash !== noPassword && (verifiedAt !== null || !replaced);

/** Publishes a mail with a link, which has a token of its own. */
async function publishLink(
  context: Context,
  kind: Exclude<LinkMailKind, 'emailChange'>,
  user: Recipient,
): Promise<void> {
  const { bus } = context;
  const token = await createMailToken(context, user, kind);
  const recipient = { to: user.email, firstName: user.firstName, token };
  await (kind === 'verification'
    ? bus.publish(messages.sendVerificationEmail, {
        ...recipient,
        again: user.replaced,
        expiresInHours: lifetimeMs.verification / HOUR_MS,
      })
    : bus.publish(messages.sendPasswordResetEmail, {
        ...recipient,
        first: !hasPassword(user),
        expiresInMinutes: lifetimeMs.passwordReset / 60_000,
      }));
}

const notices = {
  passwordChanged: 'passwordChanged',
  signInMethodAdded: 'signInMethodAdded',
  signInMethodRemoved: 'signInMethodRemoved',
  secondFactorAdded: 'secondFactorAdded',
  secondFactorRemoved: 'secondFactorRemoved',
  recoveryCodeUsed: 'recoveryCodeUsed',
  apiTokenMade: 'apiTokenMade',
  webhookDisabled: 'webhookDisabled',
  emailChangeAsked: 'addressChangeAsked',
  emailChanged: 'addressChanged',
} as const satisfies Record<Exclude<MailKind, LinkMailKind>, string>;

async function publishNotice(
  { bus, clock }: Context,
  recipient: { readonly to: string; readonly firstName: string },
  notice: (typeof notices)[keyof typeof notices] | 'addressInUse',
): Promise<void> {
  await bus.publish(messages.sendAccountNotice, {
    ...recipient,
    notice,
    at: clock().toISOString(),
  });
}

/** To the new address; whose account that is already learns of it, and gets no link. */
async function publishAddressChange(context: Context, user: Recipient): Promise<void> {
  const { newEmail } = user;
  // Taken back meanwhile.
  if (newEmail === null) return;
  const isTaken = await context.models.users.exists({
    email: newEmail,
    verifiedAt: { $ne: null },
  });
  const to = newEmail;
  if (isTaken) return publishNotice(context, { to, firstName: '' }, 'addressInUse');
  const token = await createMailToken(context, user, 'emailChange');
  const expiresInMinutes = lifetimeMs.emailChange / 60_000;
  const { firstName } = user;
  await context.bus.publish(messages.sendAddressChangeEmail, {
    to,
    firstName,
    token,
    expiresInMinutes,
  });
}

async function publishMail(context: Context, kind: MailKind, user: Recipient): Promise<void> {
  if (kind === 'verification' || kind === 'passwordReset') await publishLink(context, kind, user);
  else if (kind === 'emailChange') await publishAddressChange(context, user);
  else {
    const to = kind === 'emailChanged' ? (user.formerEmail ?? user.email) : user.email;
    await publishNotice(context, { to, firstName: user.firstName }, notices[kind]);
  }
  context.workMetrics.mailsHandedOver.count({ kind });
}

/** Mail owed for a new account: the verification mail. */
export function oweFirstMail(context: Context): Pick<NewUser, 'mailDue' | 'mailRequest'> {
  return {
    mailDue: { verification: mailDueDate(context) },
    mailRequest: { verification: currentWork()?.requestId ?? null },
  };
}

/** The update that owes a mail. It is part of the write that causes the mail, so neither exists without the other. */
export function oweMail(
  context: Context,
  kind: MailKind,
): Readonly<Record<`mail${'Due' | 'Request'}.${string}`, Date | string | null>> {
  return {
    [`mailDue.${kind}`]: mailDueDate(context),
    [`mailRequest.${kind}`]: currentWork()?.requestId ?? null,
  };
}

/**
 * Sends a mail that is owed, and cancels the debt when the bus has confirmed it. A mail that stays owed is taken up by
 * `sendDueMails`, so it is sent at least once; each sending has its own token, as tokens are not stored.
 */
export async function sendOwedMail(
  context: Context,
  user: Recipient,
  kind: MailKind,
): Promise<void> {
  await publishMail(context, kind, user);
  await context.models.users.updateOne(
    { _id: user._id, [`mailDue.${kind}`]: user.mailDue[kind] },
    { $set: { [`mailDue.${kind}`]: null } },
  );
}

/** Sends every mail that has been owed for longer than the retry time when it is called. Returns how many. */
export async function sendDueMails(context: Context): Promise<number> {
  const now = context.clock();
  let sent = 0;
  for (const kind of mailKinds) {
    for (;;) {
      // Moving the date reserves the mail for this instance: another one finds it no longer due.
      const user = await context.models.users.findOneAndUpdate(
        { $or: dueAt(`mailDue.${kind}`, now, context.config.mailRetryMs) },
        { $set: { [`mailDue.${kind}`]: mailDueDate(context) } },
        recipientView,
      );
      if (!user) break;
      await resumeWork(user.mailRequest[kind], () => sendOwedMail(context, user, kind));
      sent += 1;
    }
  }
  return sent;
}
