import { type Bus, createBus } from '@shortlist/bus';
import { createServiceFrame, createSweeper, type ServiceOverrides } from '@shortlist/service-kit';
import type { Config } from './config.js';
import { consumers } from './consumers/index.js';
import { createContext } from './create-context.js';
import { freePredecessorsMails } from './domain/account-mails/send-account-mail.js';
import { startSender } from './domain/outbox/start-sender.js';
import { sweepForgotten } from './domain/outbox/sweep-forgotten.js';
import { endPredecessorsClaims, sweepDeliveries } from './domain/records/sweep-deliveries.js';
import type { Mailer } from './mails/mailer.js';
import { showDeliveries } from './metrics/show-deliveries.js';
import { openModels } from './models/index.js';
import { createRoutes } from './operations/index.js';

export interface EmailOverrides extends ServiceOverrides<Bus> {
  readonly mailer?: Mailer;
  /** Waits between two batches. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** The email service: sends the mails of accounts and rejections, each at most once. */
export function createService(config: Config, overrides: EmailOverrides = {}) {
  const frame = { name: 'email', config, overrides, openBus: createBus };
  return createServiceFrame(frame, async (base, { database, open }) => {
    const models = await openModels(database, base.log);
    const context = createContext({ ...base, models }, overrides);
    showDeliveries(context);
    const heartbeat = createSweeper({
      name: 'heartbeat',
      everyMs: config.leaseMs / 4,
      log: base.log,
      sweep: () => context.leases.renew(context.clock()),
    });
    // Runs until the background work is done: without it this process would seem to have abandoned that work.
    await open(
      'heartbeat',
      () => heartbeat.start(),
      () => heartbeat.stop(),
    );
    await endPredecessorsClaims(context);
    await freePredecessorsMails(context);
    startSender(context);
    return {
      context,
      routes: createRoutes(context),
      consumers,
      checks: { smtp: () => context.mailer.isReady() },
      sweeps: [
        {
          name: 'deliveries',
          everyMs: config.sweepIntervalMs,
          sweep: async () => {
            // A clock that was set forward must not end what this process holds.
            await context.leases.renew(context.clock());
            await sweepDeliveries(context);
          },
        },
        {
          name: 'forgotten records',
          everyMs: config.sweepIntervalMs,
          sweep: () => sweepForgotten(context),
        },
      ],
    };
  });
}
