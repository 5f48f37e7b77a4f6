import { longDate } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { countWithin } from './count-within.js';
import { hashMailbox } from './hash-mailbox.js';
import type { RefusedMail } from './refused-mail.js';

const dayMs = 24 * 60 * 60 * 1000;

export interface CountedMail {
  readonly workspaceId: string;
  readonly address: string;
  /** The time whose day it counts in. */
  readonly at: Date;
}

/**
 * Counts a mail towards the day's (UTC) limits of its account and of its recipient over all accounts. Null when it is
 * within both; else nothing is counted, and the refusal says when sending can go on.
 */
export async function consumeLimits(
  context: Context,
  mail: CountedMail,
): Promise<RefusedMail | null> {
  const { sendCounts } = context.models;
  const { rejectionLimits: limits } = context.config;
  const { account, recipient, endsAt } = countersOf(mail);
  const expiresAt = new Date(endsAt.getTime() + dayMs);
  const from = `${longDate(endsAt)}, 00:00 UTC`;
  if (!(await countWithin(sendCounts, { _id: recipient, limit: limits.recipient, expiresAt }))) {
    return {
      why: 'recipient-limit',
      reason: `This address has reached its limit of rejection emails today. Please send this one after ${from}.`,
    };
  }
  if (await countWithin(sendCounts, { _id: account, limit: limits.account, expiresAt }))
    return null;
  await sendCounts.updateOne({ _id: recipient }, { $inc: { count: -1 } });
  return {
    why: 'account-limit',
    reason: `Your rejection emails of today have reached the limit of ${limits.account} a day. Please send this one after ${from}.`,
  };
}

/** Undoes the counting of a mail that did not leave. */
export async function giveBackToLimits(context: Context, mail: CountedMail): Promise<void> {
  const { account, recipient } = countersOf(mail);
  await context.models.sendCounts.updateMany(
    { _id: { $in: [account, recipient] }, count: { $gt: 0 } },
    { $inc: { count: -1 } },
  );
}

/** Ids of what may be stored of an account's counts at the time `now`. */
export function accountCounters(workspaceId: string, now: Date): string[] {
  const today = Math.floor(now.getTime() / dayMs);
  return [-2, -1, 0, 1].map((days) => accountCounter(today + days, workspaceId));
}

const accountCounter = (day: number, workspaceId: string) => `${day}.account.${workspaceId}`;

function countersOf({ workspaceId, address, at }: CountedMail) {
  const day = Math.floor(at.getTime() / dayMs);
  return {
    account: accountCounter(day, workspaceId),
    recipient: `${day}.recipient.${hashMailbox(address)}`,
    endsAt: new Date((day + 1) * dayMs),
  };
}
