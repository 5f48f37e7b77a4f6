import { hostname } from 'node:os';
import {
  type ConfigOf,
  defineConfig,
  presentServiceVariables,
  serviceVariables,
  variables,
} from '@shortlist/service-kit';
import { z } from 'zod';
import { isSender } from './mails/sender.js';

const sender = variables
  .text()
  .refine(isSender, { message: 'must be one address, like Shortlist <no-reply@example.com>.' });

export const readConfig = defineConfig(({ standalone }) =>
  z
    .object({
      ...serviceVariables({ process: 'email', standalone }),
      SMTP_URL: variables.url(['smtp', 'smtps']),
      MAIL_FROM: sender,
      SUPPORT_MAILBOX: sender,
      APP_URL: variables.url(['http', 'https']),
      SMTP_CONNECTIONS: variables.integer({ min: 1, max: 50 }).default(5),
      SMTP_TIMEOUT_SECONDS: variables.integer({ min: 1, max: 120 }).default(45),
      ACCOUNT_MAIL_RETRY_MS: variables.integer({ min: 1, max: 60_000 }).default(2000),
      INSTANCE_ID: variables.text().optional(),
      REJECTION_LEASE_SECONDS: variables.integer({ min: 3, max: 60 }).default(15),
      SWEEP_INTERVAL_SECONDS: variables.integer({ min: 1, max: 3600 }).default(5),
      REJECTIONS_PER_ACCOUNT_DAY: variables.integer({ min: 1, max: 100_000 }).default(500),
      REJECTIONS_PER_RECIPIENT_DAY: variables.integer({ min: 1, max: 1000 }).default(5),
      CONTACT_MESSAGES_PER_HOUR: variables.integer({ min: 1, max: 100_000 }).default(200),
      CONTACT_MESSAGES_PER_SENDER: variables.integer({ min: 1, max: 1000 }).default(5),
    })
    .transform((env) => ({
      ...presentServiceVariables(env),
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      supportMailbox: env.SUPPORT_MAILBOX,
      /** Where people reach the product, without a slash at the end. */
      appUrl: env.APP_URL.replace(/\/+$/, ''),
      /** Mails of one request that are sent at once. */
      smtpConnections: env.SMTP_CONNECTIONS,
      /** How long the mail server may be silent: by default so that what it left hanging is told within the promised minute. */
      smtpTimeoutMs: env.SMTP_TIMEOUT_SECONDS * 1000,
      /** Wait before an account mail is tried again; doubles each time. */
      accountMailRetryMs: env.ACCOUNT_MAIL_RETRY_MS,
      /** Names this process, the same after a restart: what its predecessor left is then settled at once. */
      instanceName: env.INSTANCE_ID ?? (env.PORT === 0 ? null : `${hostname()}:${env.PORT}`),
      /** Sending a mail counts as interrupted when its process has not renewed its claim for this long. */
      leaseMs: env.REJECTION_LEASE_SECONDS * 1000,
      sweepIntervalMs: env.SWEEP_INTERVAL_SECONDS * 1000,
      /** Rejection emails within one day (UTC), of one account and to one address by all accounts together. */
      rejectionLimits: {
        account: env.REJECTIONS_PER_ACCOUNT_DAY,
        recipient: env.REJECTIONS_PER_RECIPIENT_DAY,
      },
      contactLimits: {
        all: env.CONTACT_MESSAGES_PER_HOUR,
        sender: env.CONTACT_MESSAGES_PER_SENDER,
      },
    })),
);

export type Config = ConfigOf<typeof readConfig>;
