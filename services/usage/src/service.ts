import { type Bus, createBus, type Subscription } from '@shortlist/bus';
import {
  connectMongo,
  createApp,
  createLogger,
  createSweeper,
  createTokenVerifier,
  type Logger,
  serve,
  type ServingApp,
} from '@shortlist/service-kit';
import type { Config } from './config.js';
import { startConsumers } from './consumers/index.js';
import type { Context } from './context.js';
import { sweepReservations } from './domain/sweep-reservations.js';
import { createModels } from './models/index.js';
import { getTokenUsage } from './routes/get-token-usage.js';

/** What a test, or one process that holds all services, puts in place of the service's own. */
export interface UsageOverrides {
  /** Stays open when the service stops. */
  readonly bus?: Bus;
  readonly log?: Logger;
  readonly clock?: () => Date;
}

/** Connects to database and bus. Nothing listens, consumes or is swept before `start()`. */
export async function createService(config: Config, overrides: UsageOverrides = {}) {
  const log = overrides.log ?? createLogger({ name: 'usage', level: config.logLevel });
  const database = await connectMongo({ uri: config.mongodbUri, dbName: 'usage', log });
  const models = await createModels(database.connection, log);
  const bus =
    overrides.bus ??
    (await createBus({ ...(config.amqpUrl === undefined ? {} : { url: config.amqpUrl }), log }));
  const context: Context = { config, log, models, clock: overrides.clock ?? (() => new Date()) };
  const app = createApp({
    log,
    routes: [getTokenUsage(context)],
    verifyToken: createTokenVerifier(config.jwtPublicKey),
    checks: { database: () => database.isReady(), bus: () => bus.isReady() },
  });
  const sweeper = createSweeper({
    everyMs: config.sweepIntervalMs,
    log,
    sweep: () => sweepReservations(context),
  });
  let server: ServingApp | undefined;
  let subscriptions: readonly Subscription[] = [];
  return {
    app,
    context,
    /** Consumes and listens; returns the address. */
    start: async (): Promise<ServingApp> => {
      subscriptions = await startConsumers(context, bus);
      server = await serve(app, config);
      sweeper.start();
      return server;
    },
    stop: async (): Promise<void> => {
      await Promise.all([
        server?.close(),
        sweeper.stop(),
        ...subscriptions.map((subscription) => subscription.stop()),
      ]);
      if (!overrides.bus) await bus.stop();
      await database.close();
    },
  };
}

export type UsageService = Awaited<ReturnType<typeof createService>>;
