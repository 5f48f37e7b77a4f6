import type { Member } from '@shortlist/contracts/authorise';
import { retentionMonths } from '@shortlist/contracts/constants';
import type { ExportWriter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { activityDocument } from '../../models/activity.js';
import { commentMailsDocument } from '../../models/comments/comment-mails.js';
import { jobDocument } from '../../models/job.js';
import { mailSettingsDocument } from '../../models/mail-settings.js';
import { privacyCase } from '../../models/privacy/privacy-case.js';
import { retentionDocument } from '../../models/retention.js';
import { webhookDeliveryDocument, webhookDocument } from '../../models/webhook.js';
import { readableBy } from '../activity/list-activity.js';
import { visibleTo } from '../read/access.js';
import { listKeptRecords } from '../record/find-record.js';
import { coverage } from './coverage.js';
import { writeRecord } from './write-record.js';
import { writeScreening } from './write-screening.js';

/** Deliveries that are in memory at a time. */
const BATCH = 100;

const idView = jobDocument.pick('createdAt');
const settingsView = mailSettingsDocument.pick('senderName', 'company', 'signature', 'replyTo');

const webhookView = webhookDocument.omit('userId', 'workspaceId', 'secret', 'formerSecret');
const deliveryView = webhookDeliveryDocument.omit(
  'userId',
  'workspaceId',
  'once',
  'nextAt',
  'expiresAt',
);
const caseView = privacyCase.omit(
  'userId',
  'workspaceId',
  'addressKey',
  'mail',
  'erasures',
  'eraseAt',
);
const activityView = activityDocument.omit('workspaceId', 'onlyFor', 'expiresAt');
const mailsView = commentMailsDocument.pick('userId', 'pace', 'awayUntil');
const monthsView = retentionDocument.pick('months', 'recordYears');

/** Writes everything that is kept here for a workspace and that the member sees: settings, and a folder for each screening, the oldest first. */
export async function writeExport(
  context: Context,
  member: Member,
  writer: ExportWriter,
): Promise<void> {
  const { activities, jobs, mailSettings, privacyCases, retentions } = context.models;
  const { webhooks, webhookDeliveries } = context.models;
  const { workspaceId } = member;
  const settings = await mailSettings.findOne({ _id: workspaceId }, settingsView);
  const { senderName = '', company = '', signature = '', replyTo = '' } = settings ?? {};
  await writer.value(
    { path: coverage.mailSettings, about: 'How your emails to candidates are sent and signed.' },
    { senderName, company, signature, replyTo },
  );
  const chosen = await retentions.findOne({ _id: workspaceId }, monthsView);
  await writer.value(
    {
      path: coverage.retentions,
      about:
        'How long your screenings are kept, in months, and decision records without them, in years.',
    },
    { months: chosen?.months ?? retentionMonths.most, recordYears: chosen?.recordYears ?? null },
  );
  await writer.value(
    { path: coverage.webhooks, about: 'Your webhooks, without their secrets.' },
    await webhooks.in(workspaceId).findReadable({}, webhookView, { sort: { createdAt: 1 } }),
  );
  await writer.list(
    { path: coverage.webhookDeliveries, about: 'Deliveries of your webhooks in the last days.' },
    (add) =>
      webhookDeliveries.in(workspaceId).eachReadable({}, deliveryView, { batchSize: BATCH }, add),
  );
  await writer.list(
    {
      path: coverage.privacyCases,
      about: 'Requests of candidates about their data, and your answers.',
    },
    (add) => privacyCases.in(workspaceId).eachReadable({}, caseView, { batchSize: BATCH }, add),
  );
  await writer.list(
    { path: coverage.activities, about: 'What members did in the workspace, newest first.' },
    (add) => {
      const sort = { at: -1, _id: -1 } as const;
      const all = activities.in(workspaceId);
      return all.eachReadable(readableBy(member), activityView, { batchSize: BATCH, sort }, add);
    },
  );
  await writer.value(
    {
      path: coverage.commentMails,
      about: 'How often each member is mailed about comments, and until when they are away.',
    },
    await context.models.commentMails.in(workspaceId).findReadable({}, mailsView),
  );
  // The ids first: a cursor that rests while a screening is written would be closed.
  const kept = { status: { $ne: 'deleting' as const }, ...visibleTo(member) };
  const all = await jobs.in(workspaceId).findReadable(kept, idView, { sort: { createdAt: 1 } });
  for (const [index, { _id: jobId }] of all.entries()) {
    await writeScreening(context, { jobId, member, number: index + 1 }, writer);
  }
  for (const [index, { _id: jobId }] of (await listKeptRecords(context, member)).entries()) {
    const number = String(index + 1).padStart(4, '0');
    await writeRecord(context, { jobId, member }, writer, {
      path: `kept-decision-records/${number}.json`,
      pattern: 'kept-decision-records/….json',
      about: 'Sealed decision records whose screenings were deleted.',
    });
  }
  await writer.leaveOut({
    what: 'The resume files',
    why: 'They were read in memory and not kept; the text of each is with its candidate.',
  });
  await writer.leaveOutCollections(coverage);
}
