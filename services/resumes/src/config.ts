import { upload } from '@shortlist/contracts/constants';
import { engines } from '@shortlist/screening';
import {
  type ConfigOf,
  createSealer,
  defineConfig,
  presentServiceVariables,
  serviceVariables,
  variables,
} from '@shortlist/service-kit';
import { z } from 'zod';

const MEBIBYTE = 1024 * 1024;

/** `api` answers HTTP, `worker` scores; `all` does both in one process. */
const roles = ['all', 'api', 'worker'] as const;

/** Limits of one upload. */
export interface UploadLimits {
  readonly maxFiles: number;
  readonly maxFileBytes: number;
  readonly maxRequestBytes: number;
}

const uploadLimits: UploadLimits = {
  maxFiles: upload.maxFiles,
  maxFileBytes: upload.maxFileBytes,
  maxRequestBytes: upload.maxRequestBytes,
};

/** JSON of what `npm start` found on its machine. */
const foundModel = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be JSON.');
      return z.NEVER;
    }
  })
  .pipe(z.object({ program: z.string(), model: z.string(), command: z.string() }));

/** A worker opens no port but its admin port, so that an API and a worker start on one host without more settings. */
const processOf = (role: string | undefined) =>
  role?.trim() === 'worker' ? 'screening-worker' : 'resumes';

export const readConfig = defineConfig(({ standalone }, environment) =>
  z
    .object({
      ...serviceVariables({ process: processOf(environment['ROLE']), standalone }),
      ROLE: variables.oneOf(roles).default('all'),
      WORKER_CONCURRENCY: variables.integer({ min: 1, max: 100 }).default(4),
      SCORE_MAX_ATTEMPTS: variables.integer({ min: 1, max: 15 }).default(5),
      SCORE_RETRY_DELAY_MS: variables.integer({ min: 1, max: 60_000 }).default(2000),
      JOB_TOKEN_BUDGET: variables.integer({ min: 1, max: 1_000_000_000 }).optional(),
      READING_SECONDS_PER_HOUR: variables.integer({ min: 1, max: 1_000_000 }).default(600),
      UPLOAD_MEMORY_MB: variables.integer({ min: 1, max: 65_536 }).default(512),
      REPUBLISH_AFTER_SECONDS: variables.integer({ min: 1, max: 86_400 }).default(30),
      SWEEP_INTERVAL_SECONDS: variables.integer({ min: 1, max: 3600 }).default(10),
      WEBHOOK_KEY: variables.sealingKeys().optional(),
      WEBHOOK_PRIVATE_ADDRESSES: variables.oneOf(['true', 'false', 'local']).default('false'),
      FOUND_MODEL: foundModel.optional(),
      ...engines.variables,
    })
    .transform((env) => ({
      ...presentServiceVariables(env),
      role: env.ROLE,
      workerConcurrency: env.WORKER_CONCURRENCY,
      /** Deliveries of one candidate before it is recorded as unscorable, and the wait before the second. */
      scoreMaxAttempts: env.SCORE_MAX_ATTEMPTS,
      scoreRetryDelayMs: env.SCORE_RETRY_DELAY_MS,
      /** Tokens one job may use at its engine; undefined: any number. */
      jobTokenBudget: env.JOB_TOKEN_BUDGET,
      /** Processor time that reading the files of one account may take in an hour, in each process. */
      readingMsPerHour: env.READING_SECONDS_PER_HOUR * 1000,
      uploadLimits,
      /** Bytes that uploads of all requests together may hold. */
      uploadMemoryBytes: env.UPLOAD_MEMORY_MB * MEBIBYTE,
      republishAfterMs: env.REPUBLISH_AFTER_SECONDS * 1000,
      sweepIntervalMs: env.SWEEP_INTERVAL_SECONDS * 1000,
      /** False: the first sweep comes after an interval, not with the start. */
      sweepsAtStart: true,
      /**
       * True lets webhooks name addresses inside private networks, without TLS and with any port: every account reaches
       * them then. `local` lets only callers on this machine do so, as the gateway tells.
       */
      webhookPrivateAddresses: readPrivateAddresses(env.WEBHOOK_PRIVATE_ADDRESSES),
      /** Encrypts the secrets of webhooks; without it no new ones are taken. */
      webhookSealer: env.WEBHOOK_KEY && createSealer(env.WEBHOOK_KEY, 'shortlist webhook secret'),
      webhookSweepMs: 2000,
      /** How long a start counts as alive without a sign of life. */
      startLeaseMs: 12_000,
      /** How often the database is asked for progress that no event reported, while somebody waits. */
      progressPollMs: 2000,
      heartbeatMs: 15_000,
      /** Changes in quick succession reach a page together, no sooner than this after the last ones. */
      changesGatherMs: 500,
      /** How long a stream of events waits for a job whose files are on their way. */
      awaitStartMs: 60_000,
      /** How long a job's preparer counts as alive without a sign of life, and how often others look for the result. */
      preparationLeaseMs: 30_000,
      preparationPollMs: 100,
      /** How long a job or resume of a language model rests when only a person, or a fix to Shortlist, can help; doubles each time. */
      restMs: 24 * 60 * 60_000,
      /** A model server that the launcher found and nobody set up: the upload page says how to use it. */
      foundModel: env.FOUND_MODEL,
      /** The engines that are set up; new jobs are scored by the first. */
      engines: engines.configure(env),
    })),
);

function readPrivateAddresses(setting: 'true' | 'false' | 'local'): boolean | 'local' {
  return setting === 'local' ? setting : setting === 'true';
}

export type Config = ConfigOf<typeof readConfig>;
