import { type Bus, createBus } from '@shortlist/bus';
import { createServiceFrame, type ServiceOverrides } from '@shortlist/service-kit';
import type { Config } from './config.js';
import { apiConsumers, workerConsumers } from './consumers/index.js';
import { sendCommentMails } from './domain/comments/mails/send-mails.js';
import { sweepPrivacy } from './domain/privacy/sweep-privacy.js';
import { sweep } from './domain/sweep/sweep.js';
import { renewSecrets } from './domain/webhooks/renew-secrets.js';
import { sweepWebhooks } from './domain/webhooks/sweep-webhooks.js';
import { showJobs } from './metrics/show-jobs.js';
import { showUploads } from './metrics/show-uploads.js';
import { createModels } from './models/index.js';
import { type GivenParts, openContext } from './open-context.js';
import { createRoutes } from './operations/index.js';

const HOUR_MS = 60 * 60 * 1000;

export interface ResumesOverrides extends ServiceOverrides<Bus>, GivenParts {}

/**
 * The resumes service: the API role answers HTTP, the worker role scores and serves only its admin port; both run in
 * one process or apart.
 */
export function createService(config: Config, overrides: ResumesOverrides = {}) {
  const { role, sweepsAtStart: atStart } = config;
  const frame = { name: 'resumes', role, config, overrides, openBus: createBus };
  const hasApi = role !== 'worker';
  const hasWorker = role !== 'api';
  return createServiceFrame(frame, async (base, { database, ...parts }) => {
    const models = await createModels(database, base.log, config.webhookSealer);
    const context = await openContext({ ...base, models }, parts, overrides);
    if (!config.webhookSealer) base.log.info('WEBHOOK_KEY is not set: new webhooks are not taken');
    showJobs(context);
    if (hasApi) showUploads(context);
    const jobs = {
      name: 'jobs',
      everyMs: config.sweepIntervalMs,
      atStart,
      sweep: () => sweep(context),
    };
    const commentMails = {
      name: 'mails about comments',
      everyMs: config.sweepIntervalMs,
      atStart,
      sweep: () => sendCommentMails(context),
    };
    const requests = {
      name: 'candidates’ requests',
      everyMs: config.sweepIntervalMs,
      atStart,
      sweep: () => sweepPrivacy(context),
    };
    const webhooks = {
      name: 'webhooks',
      everyMs: config.webhookSweepMs,
      atStart,
      sweep: () => sweepWebhooks(context),
    };
    const secrets = {
      name: 'secrets of webhooks',
      everyMs: HOUR_MS,
      atStart,
      sweep: () => renewSecrets(context),
    };
    return {
      context,
      routes: hasApi ? createRoutes(context) : [],
      consumers: [...(hasWorker ? workerConsumers : []), ...(hasApi ? apiConsumers : [])],
      sweeps: hasWorker ? [jobs, webhooks, requests, commentMails, secrets] : [],
      isAdminOnly: !hasApi,
    };
  });
}
