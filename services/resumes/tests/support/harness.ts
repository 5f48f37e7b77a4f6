import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Bus, createBus } from '@shortlist/bus';
import type { AccessTokenClaims } from '@shortlist/contracts/entities';
import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { InProcessBroker, InProcessTransport } from '@shortlist/in-process-bus';
import {
  connectMongo,
  createBackgroundTasks,
  createHttpMetrics,
  createLogger,
  createTokenSigner,
  type MongoDatabase,
} from '@shortlist/service-kit';
import { type CallListener, connectTo, reportCalls } from '@shortlist/service-kit/testing';
import type { Context } from '../../src/context.js';
import { createChangeFollower } from '../../src/domain/follow/change-follower.js';
import { createJobFollower } from '../../src/domain/follow/job-follower.js';
import { WebhookTurns } from '../../src/domain/webhooks/webhook-turns.js';
import { type Config, createService, readConfig, type ResumesOverrides } from '../../src/index.js';
import { createWorkMetrics } from '../../src/metrics/create-work-metrics.js';
import { createModels } from '../../src/models/index.js';
import { UploadMemory } from '../../src/uploads/upload-memory.js';
import { createPlainExtractor, createScriptedEngine } from './engine.js';
import { type FakeUsage, startUsage } from './usage.js';

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** An Authorization header of a user; `lifetimeSeconds` below zero makes an expired one. */
export function authorize(userId = 'ada', claims: Partial<AccessTokenClaims> = {}, lifetime = 900) {
  const sign = createTokenSigner(privateKey, lifetime);
  const token = sign({
    sub: userId,
    email: `${userId}@example.com`,
    plan: 'Free',
    exempt: false,
    ...claims,
  });
  return `Bearer ${token}`;
}

export interface Instance {
  readonly service: ReturnType<typeof createService>;
  readonly context: Context;
  readonly url: string;
  readonly bus: Bus;
}

export interface Harness {
  readonly usage: FakeUsage;
  /** A bus as another process would have it: on the same broker. */
  connect(): Promise<Bus>;
  /** The service's database, to look at or to damage. */
  connectDatabase(): Promise<MongoDatabase['db']>;
  /** A context of the domain beside the started instances, on the same database and broker. */
  createContext(overrides?: Partial<Context>): Promise<Context>;
  /** The configuration made by variables in addition to those that every instance has. */
  configured(env: Readonly<Record<string, string>>): Config;
  /** Starts the service as a process of its own: own bus, same broker and database. */
  start(config?: Partial<Config>, overrides?: ResumesOverrides): Promise<Instance>;
  /** Ends everything that was started. */
  stop(): Promise<void>;
}

export interface HarnessOptions {
  /** Sees the calls of the service to its database. */
  readonly onCall?: CallListener;
}

/** A database, a broker and a usage service that the started instances share. */
export async function createHarness({ onCall }: HarnessOptions = {}): Promise<Harness> {
  const mongo = await startTestMongo();
  const broker = new InProcessBroker();
  const undo: (() => Promise<unknown>)[] = [() => mongo.stop(), async () => broker.close()];
  const connect = async () => {
    const url = process.env['AMQP_URL'];
    const bus = await createBus(
      url === undefined ? { transport: new InProcessTransport(broker) } : { url },
    );
    undo.push(() => bus.stop());
    return bus;
  };
  const usage = await startUsage(await connect());
  const configured = (env: Readonly<Record<string, string>>) =>
    readConfig({
      MONGODB_URI: mongo.uri,
      JWT_PUBLIC_KEY: publicKey,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SCORE_RETRY_DELAY_MS: '1',
      WEBHOOK_KEY: randomBytes(32).toString('base64'),
      ...env,
    });
  const base = configured({});
  const log = createLogger({ name: 'resumes', level: 'silent' });
  const connectService: typeof connectMongo = async (options) => {
    const database = await connectTo(mongo)(options);
    return onCall ? reportCalls(database, onCall) : database;
  };
  const openDatabase = async (open = connectMongo) => {
    const database = await open({ uri: mongo.uri, dbName: 'resumes', log });
    undo.push(() => database.close());
    return database;
  };
  return {
    usage,
    connect,
    connectDatabase: async () => (await openDatabase()).db,
    configured,
    async createContext(overrides = {}) {
      const { signal: stopping } = new AbortController();
      return {
        config: base,
        log,
        bus: await connect(),
        background: createBackgroundTasks(log),
        metrics: createHttpMetrics(),
        stopping,
        models: await createModels(await openDatabase(connectService), log),
        engine: createScriptedEngine(),
        localEngine: createScriptedEngine(),
        findEngine: () => null,
        extractor: createPlainExtractor(),
        workMetrics: createWorkMetrics(createHttpMetrics().registry),
        follower: createJobFollower({ pollMs: base.progressPollMs, stopping }),
        changeFollower: createChangeFollower({ lookMs: base.heartbeatMs, gatherMs: 0, stopping }),
        uploadMemory: new UploadMemory(base.uploadMemoryBytes),
        webhookTurns: new WebhookTurns(),
        clock: () => new Date(),
        ...overrides,
      };
    },
    async start(config = {}, overrides = {}) {
      const bus = overrides.bus ?? (await connect());
      const engine = config.engines ? {} : { engine: createScriptedEngine() };
      const service = createService(
        // Nothing may depend on the poll here: it is only for missed events. A sweep asks the database about every collection.
        { ...base, progressPollMs: 60_000, sweepsAtStart: false, ...config },
        {
          bus,
          connect: connectService,
          ...engine,
          extractor: createPlainExtractor(),
          log,
          ...overrides,
        },
      );
      undo.push(() => service.stop());
      const { url, context } = await service.start();
      return { service, context, url, bus };
    },
    async stop() {
      for (const one of undo.splice(0).reverse()) await one();
    },
  };
}
