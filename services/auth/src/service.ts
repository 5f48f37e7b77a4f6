import { type Bus, createBus } from '@shortlist/bus';
import {
  connectMongo,
  createApp,
  createBackgroundTasks,
  createLogger,
  createSweeper,
  createTokenSigner,
  createTokenVerifier,
  type Logger,
  serve,
  type ServingApp,
} from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { Context } from './context.js';
import { sendDueMails } from './domain/due-mails.js';
import { createPasswords } from './domain/passwords.js';
import { createModels } from './models/index.js';
import { createRoutes } from './routes/index.js';

/** What a test, or one process that holds all services, puts in place of the service's own. */
export interface AuthOverrides {
  /** Stays open when the service stops. */
  readonly bus?: Bus;
  readonly log?: Logger;
  readonly clock?: () => Date;
}

/** Connects to database and bus. Nothing listens and nothing is swept before `start()`. */
export async function createService(config: Config, overrides: AuthOverrides = {}) {
  const log = overrides.log ?? createLogger({ name: 'auth', level: config.logLevel });
  const database = await connectMongo({ uri: config.mongodbUri, dbName: 'auth', log });
  const models = await createModels(database.connection, log);
  const bus =
    overrides.bus ??
    (await createBus({ ...(config.amqpUrl === undefined ? {} : { url: config.amqpUrl }), log }));
  const passwords = await createPasswords({
    cost: config.passwordCost,
    threads: config.hashThreads,
    queue: config.hashQueue,
  });
  const background = createBackgroundTasks(log);
  const context: Context = {
    config,
    log,
    bus,
    models,
    passwords,
    background,
    signToken: createTokenSigner(config.jwtPrivateKey),
    clock: overrides.clock ?? (() => new Date()),
  };
  const app = createApp({
    log,
    routes: createRoutes(context),
    verifyToken: createTokenVerifier(config.jwtPublicKey),
    checks: { database: () => database.isReady(), bus: () => bus.isReady() },
  });
  const sweeper = createSweeper({
    everyMs: config.mailRetryMs,
    log,
    sweep: () => sendDueMails(context),
  });
  let server: ServingApp | undefined;
  return {
    app,
    context,
    /** Listens; returns the address. Mails left owed by an earlier run are sent as they fall due. */
    start: async (): Promise<ServingApp> => {
      server = await serve(app, config);
      sweeper.start();
      return server;
    },
    stop: async (): Promise<void> => {
      await server?.close();
      await sweeper.stop();
      await background.drain();
      await passwords.close();
      if (!overrides.bus) await bus.stop();
      await database.close();
    },
  };
}

export type AuthService = Awaited<ReturnType<typeof createService>>;
