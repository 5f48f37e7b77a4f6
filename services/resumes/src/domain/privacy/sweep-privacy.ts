import { resumeWork } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { PrivacyCaseRecord } from '../../models/privacy/privacy-case.js';
import { carryOutErasure, RETRY_MS } from './erase/carry-out-erasure.js';
import { notifyDueMails, notifyMail, oweMail } from './mails/owe-mail.js';
import { passOn } from './pass-on.js';
import { later, reminderEndMs, reminderMs } from './periods.js';

const some = { limit: 100 } as const;

async function passOnConfirmed(context: Context): Promise<number> {
  const confirmed = { state: 'confirmed' } as const;
  const found = await context.models.privacyRequests.findReadable(confirmed, undefined, some);
  for (const request of found) await passOn(context, request);
  return found.length;
}

async function remind(context: Context, record: PrivacyCaseRecord): Promise<boolean> {
  const { _id, remindAt, dueAt, reminders } = record;
  const now = context.clock();
  const mail = oweMail(context, _id, 'reminder', `-${reminders + 1}`);
  const next = later(now, reminderMs);
  const { matchedCount } = await context.models.privacyCases.everywhere.updateOne(
    { _id, state: 'open', remindAt },
    {
      $set: {
        mail,
        reminders: reminders + 1,
        remindAt: next > later(dueAt, reminderEndMs) ? null : next,
      },
    },
  );
  if (matchedCount === 1) notifyMail(context, mail);
  return matchedCount === 1;
}

async function remindAll(context: Context): Promise<number> {
  const due = { state: 'open', remindAt: { $ne: null, $lte: context.clock() } } as const;
  const found = await context.models.privacyCases.everywhere.findReadable(due, undefined, some);
  let reminded = 0;
  for (const record of found) if (await remind(context, record)) reminded += 1;
  return reminded;
}

async function carryOnErasures(context: Context): Promise<number> {
  const { privacyCases } = context.models;
  const now = context.clock();
  const due = { state: 'deleting', eraseAt: { $ne: null, $lte: now } } as const;
  let ended = 0;
  for (const { _id, eraseAt } of await privacyCases.everywhere.findReadable(due, undefined, some)) {
    // Moving the date reserves it for this instance.
    const record = await privacyCases.everywhere.findOneAndUpdate(
      { _id, state: 'deleting', eraseAt },
      { $set: { eraseAt: later(now, RETRY_MS) } },
    );
    if (record && (await resumeWork(null, () => carryOutErasure(context, record)))) ended += 1;
  }
  return ended;
}

/**
 * Carries on what a crash or a part that is away left behind of candidates' requests, and reminds recruiters of those
 * without an answer. Safe at any time and in several processes at once.
 */
export async function sweepPrivacy(context: Context): Promise<void> {
  const passedOn = await passOnConfirmed(context);
  const erased = await carryOnErasures(context);
  const reminded = await remindAll(context);
  const notified = await notifyDueMails(context);
  const report = { passedOn, erased, reminded, notified };
  if (Object.values(report).some((count) => count > 0)) context.log.info(report, 'swept requests');
}
