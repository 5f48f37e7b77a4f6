import { setTimeout as delay } from 'node:timers/promises';
import { type Bus, createBus, type Subscription } from '@shortlist/bus';
import {
  connectMongo,
  createApp,
  createBackgroundTasks,
  createHttpMetrics,
  createLogger,
  createSweeper,
  createTokenVerifier,
  type Logger,
  serve,
  type ServingApp,
} from '@shortlist/service-kit';
import type { Config } from './config.js';
import { onSendPasswordResetEmail } from './consumers/on-send-password-reset-email.js';
import { onSendVerificationEmail } from './consumers/on-send-verification-email.js';
import type { Context } from './context.js';
import { createCounters } from './counters.js';
import { createLeases } from './domain/leases.js';
import { endPredecessorsClaims, sweepDeliveries } from './domain/sweep-deliveries.js';
import { createMailer, type Mailer } from './mails/mailer.js';
import { openModels } from './models/index.js';
import { sendBulkEmail } from './routes/send-bulk-email.js';
import { sendContactMessage } from './routes/send-contact-message.js';

/** What a test, or one process that holds all services, puts in place of the service's own. */
export interface EmailOverrides {
  /** Stays open when the service stops. */
  readonly bus?: Bus;
  readonly log?: Logger;
  readonly mailer?: Mailer;
  readonly clock?: () => Date;
  /** Waits between two batches. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** A stop tries so long to store outcomes, plus the seconds that one try may take. */
const giveUpAfterMs = 4000;

/** Connects to database and bus. Nothing listens and no message is taken before `start()`. */
export async function createService(config: Config, overrides: EmailOverrides = {}) {
  const log = overrides.log ?? createLogger({ name: 'email', level: config.logLevel });
  const database = await connectMongo({ uri: config.mongodbUri, dbName: 'email', log });
  const models = await openModels(database.connection, log);
  const bus =
    overrides.bus ??
    (await createBus({ ...(config.amqpUrl === undefined ? {} : { url: config.amqpUrl }), log }));
  const mailer =
    overrides.mailer ??
    createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      timeoutMs: config.smtpTimeoutMs,
    });
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const metrics = createHttpMetrics();
  const leaseMs = config.rejectionLeaseMs;
  const context: Context = {
    config,
    log,
    bus,
    models,
    mailer,
    background: createBackgroundTasks(log),
    clock: overrides.clock ?? (() => new Date()),
    // A stop ends the pause: what follows it sees the signal and begins nothing.
    pause:
      overrides.pause ??
      ((ms) => delay(ms, undefined, { signal: stopping.signal }).catch(() => undefined)),
    stopping: stopping.signal,
    givingUp: givingUp.signal,
    leases: createLeases({ models, instance: config.instanceName, leaseMs }),
    unstored: new Set(),
    counters: createCounters(metrics),
  };
  const app = createApp({
    log,
    metrics,
    routes: [sendBulkEmail(context), sendContactMessage(context)],
    verifyToken: createTokenVerifier(config.jwtPublicKey),
    checks: {
      database: () => database.isReady(),
      bus: () => bus.isReady(),
      smtp: () => mailer.isReady(),
    },
  });
  const sweeper = createSweeper({
    everyMs: config.sweepIntervalMs,
    log,
    sweep: () => sweepDeliveries(context),
  });
  const heartbeat = createSweeper({
    everyMs: leaseMs / 4,
    log,
    sweep: () => context.leases.renew(context.clock()),
  });
  const subscriptions: Subscription[] = [];
  let server: ServingApp | undefined;
  return {
    app,
    context,
    /** The connection, for looking at what is stored. */
    database: database.connection,
    /** Takes messages and listens; returns the address. */
    start: async (): Promise<ServingApp> => {
      await endPredecessorsClaims(context);
      subscriptions.push(
        await onSendVerificationEmail(context),
        await onSendPasswordResetEmail(context),
      );
      server = await serve(app, config);
      sweeper.start();
      heartbeat.start();
      return server;
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      const timer = setTimeout(() => givingUp.abort(), giveUpAfterMs);
      await Promise.all([
        server?.close(),
        sweeper.stop(),
        ...subscriptions.map((subscription) => subscription.stop()),
      ]);
      await context.background.drain();
      await heartbeat.stop();
      clearTimeout(timer);
      if (!overrides.bus) await bus.stop();
      await database.close();
    },
  };
}

export type EmailService = Awaited<ReturnType<typeof createService>>;
