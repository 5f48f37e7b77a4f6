import { PoisonMessageError } from '@shortlist/bus';
import { dueAt, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { Mail } from '../../mails/mail.js';

const retentionMs = 30 * 24 * 60 * 60 * 1000;

export interface AccountMail {
  /** Of the message or call that asks for it. */
  readonly messageId: string;
  readonly kind:
    | 'verification'
    | 'password-reset'
    | 'address-change'
    | 'invitation'
    | 'join-request'
    | 'join-accepted'
    | 'comment'
    | 'reading'
    | 'notice'
    | 'privacy'
    | 'remote-notice';
}

/**
 * Sends the mail a message asks for, once: a message delivered again after it was sent does nothing. Rejects when it
 * should be tried later, with PoisonMessageError when the mail server will never take it. A mail whose answer was
 * lost is sent again: one link too many does no harm, one too few locks a person out.
 */
export async function sendAccountMail(
  context: Context,
  { messageId, kind }: AccountMail,
  mail: Mail,
): Promise<void> {
  if (!(await claim(context, messageId))) return;
  const lease = context.leases.hold('accountMails', messageId);
  try {
    await send(context, { messageId, kind }, mail);
  } finally {
    lease.release();
  }
}

async function send(context: Context, { messageId, kind }: AccountMail, mail: Mail): Promise<void> {
  const result = await context.mailer.send(mail);
  context.workMetrics.mails.count({ kind, outcome: result.outcome });
  const { accountMails } = context.models;
  if (result.outcome === 'sent') {
    await accountMails.updateOne({ _id: messageId }, { $set: { state: 'sent' } });
    return;
  }
  await accountMails.deleteOne({ _id: messageId, state: 'sending' });
  if (result.outcome === 'failed' && result.permanent) throw new PoisonMessageError(result.reason);
  throw new Error(result.reason);
}

/** False when the mail was sent before. Throws when another delivery of the message is being handled. */
async function claim(context: Context, messageId: string): Promise<boolean> {
  const { accountMails } = context.models;
  const now = context.clock();
  const lease = context.leases.describe(now);
  const expiresAt = new Date(now.getTime() + retentionMs);
  try {
    await accountMails.create({ _id: messageId, state: 'sending', ...lease, expiresAt });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  // A clock that was set forward must not let this process overtake itself.
  const isOurs = context.leases.holds('accountMails', messageId);
  const claimed =
    !isOurs &&
    (await accountMails.findOneAndUpdate(
      {
        _id: messageId,
        state: 'sending',
        $or: dueAt('leaseUntil', now, context.config.leaseMs),
      },
      { $set: lease },
    ));
  if (claimed) return true;
  const present = await accountMails.findOne({ _id: messageId });
  if (present?.state === 'sent') return false;
  throw new Error('Another delivery of this message is being handled.');
}

/** Lets go of what the process of this name was sending before it was restarted: its messages come again, and are sent at once. */
export async function freePredecessorsMails(context: Context): Promise<void> {
  const { instance, incarnation } = context.leases.describe(context.clock());
  if (instance === null) return;
  await context.models.accountMails.deleteMany({
    instance,
    incarnation: { $ne: incarnation },
    state: 'sending',
  });
}
