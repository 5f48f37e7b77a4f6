import {
  type Database,
  deletedWorkspace,
  type Logger,
  openCollections,
  runMigrations,
  type Sealer,
} from '@shortlist/service-kit';
import { activityDocument } from './activity.js';
import { callLimitDocument } from './call-limit.js';
import { candidateDocument } from './candidate.js';
import { commentDocument } from './comments/comment.js';
import { commentMailsDocument } from './comments/comment-mails.js';
import { commentNoticeDocument } from './comments/comment-notice.js';
import { presenceDocument } from './comments/presence.js';
import { decisionRecordDocument, recordLineDocument } from './decision-record.js';
import { deletedJob } from './deleted-job.js';
import { jobDocument } from './job.js';
import { mailSettingsDocument } from './mail-settings.js';
import { listMigrations } from './migrations.js';
import { privacyCase } from './privacy/privacy-case.js';
import { privacyPlace } from './privacy/privacy-place.js';
import { privacyRequest } from './privacy/privacy-request.js';
import { retentionDocument } from './retention.js';
import { shareDocument } from './share.js';
import { webhookDeliveryDocument, webhookDocument } from './webhook.js';

/**
 * The models of one database. Resolves when what is stored is migrated and the indexes exist. `webhookSealer` seals
 * what was stored readable before.
 */
export async function createModels(database: Database, log: Logger, webhookSealer?: Sealer) {
  await runMigrations(database.db, listMigrations(webhookSealer), { log });
  const documents = {
    jobs: jobDocument,
    candidates: candidateDocument,
    decisionRecords: decisionRecordDocument,
    recordLines: recordLineDocument,
    deletedJobs: deletedJob,
    deletedWorkspaces: deletedWorkspace,
    mailSettings: mailSettingsDocument,
    retentions: retentionDocument,
    shares: shareDocument,
    comments: commentDocument,
    commentNotices: commentNoticeDocument,
    commentMails: commentMailsDocument,
    presences: presenceDocument,
    privacyRequests: privacyRequest,
    privacyCases: privacyCase,
    privacyPlaces: privacyPlace,
    webhooks: webhookDocument,
    webhookDeliveries: webhookDeliveryDocument,
    callLimits: callLimitDocument,
    activities: activityDocument,
  };
  return openCollections(database, documents, log);
}

export type Models = Awaited<ReturnType<typeof createModels>>;
