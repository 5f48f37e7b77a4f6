import {
  dueAt,
  type Filter,
  furthestAhead,
  placeInWorkspaces,
  resumeWork,
} from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { type RejectionDelivery, rejectionDelivery } from '../../models/rejection-delivery.js';
import { giveBack } from './give-back.js';
import { announceOutcome, endAttempt, type Outcome } from './record-outcome.js';

/** A younger outcome is still being announced by the request that made it. */
const announceAfterMs = 10_000;
/** How long a claim without a lease, made by an earlier release, may be worked on. */
const unleasedMs = 300_000;
const perPass = 200;
/** Outcomes of so long before the last one of a process that died are told again. */
const notifyAgainMs = 60_000;

const timeView = rejectionDelivery.pick('at');

const interrupted =
  'Sending was interrupted, so the email may or may not have arrived. We will not resend it automatically.';
const interruptedInOutbox =
  'Sending was interrupted before the mail server got this email. We will try again.';
const interruptedBefore =
  'Sending was interrupted before the mail server got this email, so it was not sent. You can send it again.';

/** Ends what an interrupted process left and announces outcomes that were not announced. */
export async function sweepDeliveries(context: Context): Promise<void> {
  await placeInWorkspaces(context.models.deliveries.everywhere);
  const clock = context.clock();
  const now = clock.getTime();
  await endAbandoned(context, {
    $or: [
      ...dueAt('leaseUntil', clock, context.config.leaseMs),
      { leaseUntil: null, at: { $lt: new Date(now - unleasedMs) } },
    ],
  });
  await setRight(context);
  const untold = await context.models.deliveries.everywhere.findReadable(
    {
      announced: false,
      state: { $in: ['sent', 'failed', 'unknown', 'stopped'] },
      at: { $lt: new Date(now - announceAfterMs) },
    },
    rejectionDelivery,
    { limit: perPass },
  );
  for (const delivery of untold) {
    await resumeWork(delivery.requestId, () => announceOutcome(context, delivery));
  }
}

/**
 * Ends what the process of this name was sending before it was restarted, and has its last outcomes told again. Should the
 * earlier process be alive after all, it notices before it hands anything over, and may still report what it had handed
 * over.
 */
export async function endPredecessorsClaims(context: Context): Promise<void> {
  const { instance, incarnation } = context.leases.describe(context.clock());
  if (instance === null) return;
  const left: Filter<RejectionDelivery> = {
    instance,
    incarnation: { $ne: incarnation },
  };
  await notifyAgain(context, left);
  while ((await endAbandoned(context, left)) > 0);
}

/** A bus in one process dies with it and with what was announced and not heard; a consumer that hears it twice ignores it. */
async function notifyAgain(
  { models }: Context,
  byPredecessor: Filter<RejectionDelivery>,
): Promise<void> {
  const notification = {
    ...byPredecessor,
    announced: true,
    state: { $in: ['sent', 'failed', 'unknown'] as const },
  };
  const last = await models.deliveries.everywhere.findOne(notification, timeView, {
    sort: { at: -1 },
  });
  if (!last) return;
  const from = new Date(last.at.getTime() - notifyAgainMs);
  await models.deliveries.everywhere.updateMany(
    { ...notification, at: { $gte: from } },
    { $set: { announced: false } },
  );
}

/**
 * Ends attempts that nobody is working on: `unknown` when the mail server may have got the text. Else one of the outbox
 * goes back there, and one whose text only its request knew has `failed`, to be sent again. Returns how many were ended.
 */
async function endAbandoned(
  context: Context,
  abandoned: Filter<RejectionDelivery>,
): Promise<number> {
  const left = { state: 'sending', ...abandoned } as const;
  const found = await context.models.deliveries.everywhere.findReadable(left, rejectionDelivery, {
    limit: perPass,
  });
  let ended = 0;
  for (const delivery of found) {
    if (!delivery.handedOver && delivery.fromOutbox) {
      if (await giveBack(context, delivery, againFrom(context, delivery), left)) ended += 1;
      continue;
    }
    // The update checks again: its process may have come back in between.
    const outcome: Outcome = delivery.handedOver
      ? { state: 'unknown', reason: interrupted }
      : { state: 'failed', reason: interruptedBefore };
    const still = delivery.handedOver ? left : { ...left, handedOver: false };
    if (!(await endAttempt(context, delivery, outcome, still))) continue;
    context.workMetrics.mails.count({ kind: 'rejection', outcome: outcome.state });
    ended += 1;
  }
  return ended;
}

/** State of an email of the outbox whose sending was interrupted: it was due, and is. */
function againFrom({ clock }: Context, { tries }: RejectionDelivery) {
  return { reason: interruptedInOutbox, sendAt: clock(), tries };
}

/** Lets emails wait as long as they were to, after a clock that was ahead when they were queued was set back. */
async function setRight({ models, clock }: Context): Promise<void> {
  const now = clock();
  const ahead = await models.deliveries.everywhere.findReadable(
    { state: 'queued', changedAt: { $gt: furthestAhead(now, 0) } },
    rejectionDelivery,
    { limit: perPass },
  );
  for (const { _id, attemptId, sendAt, changedAt } of ahead) {
    const leftMs = Math.max(0, Number(sendAt) - Number(changedAt));
    await models.deliveries.everywhere.updateOne(
      { _id, attemptId, state: 'queued', sendAt, changedAt },
      { $set: { sendAt: new Date(now.getTime() + leftMs), changedAt: now, queuedAt: now } },
    );
  }
}
