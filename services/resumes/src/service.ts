import { type Bus, createBus } from '@shortlist/bus';
import {
  createExtractor,
  createThreadedEngine,
  type Extractor,
  type ScreeningEngine,
} from '@shortlist/screening';
import {
  connectMongo,
  createApp,
  createLogger,
  createTokenVerifier,
  type Logger,
  type MongoDatabase,
  type Route,
  serve,
  serveAdmin,
  type ServingApp,
} from '@shortlist/service-kit';
import type { Config } from './config.js';
import { onFindDrafts } from './consumers/on-find-drafts.js';
import { onRejectionEmailBegun } from './consumers/on-rejection-email-begun.js';
import { onRejectionEmailSent } from './consumers/on-rejection-email-sent.js';
import { onScoreCandidate } from './consumers/on-score-candidate.js';
import type { Context } from './context.js';
import { createEngine, createEngineFinder } from './create-engine.js';
import { createJobFollower } from './domain/read/job-follower.js';
import { sweep, type SweepReport } from './domain/sweep/sweep.js';
import { createModels } from './models/index.js';
import { finishJob } from './routes/finish-job.js';
import { getCandidateResume } from './routes/get-candidate-resume.js';
import { getDecisionRecord } from './routes/get-decision-record.js';
import { getHistory } from './routes/get-history.js';
import { getJob } from './routes/get-job.js';
import { overrideCandidate } from './routes/override-candidate.js';
import { processResumes } from './routes/process-resumes.js';
import { proposeCriteria } from './routes/propose-criteria.js';
import { readCriterion } from './routes/read-criterion.js';
import { rescoreJob } from './routes/rescore-job.js';
import { retryJob } from './routes/retry-job.js';
import { scoreFile } from './routes/score-file.js';
import { setCriteria } from './routes/set-criteria.js';
import { setRejectionTemplate } from './routes/set-rejection-template.js';
import { streamJobEvents } from './routes/stream-job-events.js';
import { swapTest } from './routes/swap-test.js';
import { switchEngine } from './routes/switch-engine.js';
import { startSweeper } from './start-sweeper.js';
import { UploadMemory } from './uploads/upload-memory.js';

/** Parts handed in instead of made here. What is handed in is not stopped here. */
export interface ServiceOverrides {
  readonly bus?: Bus;
  readonly engine?: ScreeningEngine;
  readonly localEngine?: ScreeningEngine;
  readonly extractor?: Extractor;
  readonly log?: Logger;
  /** The time now. Default the system's. */
  readonly clock?: () => Date;
}

export interface ResumesService {
  /** Connects, subscribes and serves; a worker serves its admin port alone. Rejects when the database, the broker or a port can't be had. */
  start(): Promise<ServingApp>;
  /** Refuses new work, drains what runs, closes bus, then database. */
  stop(): Promise<void>;
  /** One pass of the sweeper, which also runs by itself in the worker role. */
  sweep(): Promise<SweepReport>;
  /** Bytes that uploads hold in memory now. */
  uploadBytes(): number;
  /** Requests and streams that wait for a job now. */
  followers(): number;
}

/** The resumes service: the API role answers HTTP, the worker role scores; both run from one process or apart. */
export function createService(config: Config, overrides: ServiceOverrides = {}): ResumesService {
  const log = overrides.log ?? createLogger({ name: 'resumes', level: config.logLevel });
  const memory = new UploadMemory(config.uploadMemoryBytes);
  const hasApi = config.role !== 'worker';
  const hasWorker = config.role !== 'api';
  let context: Context | undefined;
  let followers = () => 0;
  /** Undone in groups, the last group first; within a group at once. */
  const groups: (() => Promise<unknown>)[][] = [];

  async function connect(): Promise<{ context: Context; database: MongoDatabase }> {
    const database = await connectMongo({
      uri: config.mongodbUri,
      dbName: config.databaseName,
      log,
    });
    groups.push([() => database.close()]);
    const models = await createModels(database.connection, log);
    const bus =
      overrides.bus ??
      (await createBus({ log, ...(config.amqpUrl === undefined ? {} : { url: config.amqpUrl }) }));
    const extractor = overrides.extractor ?? createExtractor();
    // Texts of any length are read and scored off the event loop.
    const threads = createThreadedEngine();
    groups.push([
      () => (overrides.bus ? Promise.resolve() : bus.stop()),
      () => (overrides.extractor ? Promise.resolve() : extractor.stop()),
      () => threads.stop(),
    ]);
    const localEngine = overrides.localEngine ?? threads;
    const engine = overrides.engine ?? createEngine(config, localEngine);
    const clock = overrides.clock ?? (() => new Date());
    const findEngine = createEngineFinder(config);
    const parts = { config, log, bus, models, engine, localEngine, findEngine, extractor, clock };
    return { context: parts, database };
  }

  async function startWorker(parts: Context): Promise<(() => Promise<unknown>)[]> {
    const scoring = await onScoreCandidate(parts);
    const stopSweeper = startSweeper(parts);
    return [() => scoring.stop(), stopSweeper];
  }

  async function startApi(parts: Context, routes: Route[]): Promise<(() => Promise<unknown>)[]> {
    const follower = await createJobFollower(parts);
    followers = () => follower.size;
    routes.push(
      processResumes(parts, follower, memory),
      getHistory(parts),
      getJob(parts),
      getCandidateResume(parts),
      swapTest(parts),
      switchEngine(parts),
      retryJob(parts),
      finishJob(parts),
      proposeCriteria(parts),
      readCriterion(),
      setCriteria(parts),
      setRejectionTemplate(parts),
      rescoreJob(parts),
      getDecisionRecord(parts),
      overrideCandidate(parts),
      scoreFile(parts),
      streamJobEvents(parts, follower),
    );
    const consumers = [
      await onFindDrafts(parts),
      await onRejectionEmailBegun(parts),
      await onRejectionEmailSent(parts),
    ];
    return [() => follower.stop(), ...consumers.map((consumer) => () => consumer.stop())];
  }

  return {
    async start() {
      const { context: parts, database } = await connect();
      context = parts;
      const running: (() => Promise<unknown>)[] = [];
      groups.push(running);
      const routes: Route[] = [];
      if (hasWorker) running.push(...(await startWorker(parts)));
      if (hasApi) running.push(...(await startApi(parts, routes)));
      const app = createApp({
        log,
        routes,
        verifyToken: createTokenVerifier(config.jwtPublicKey),
        checks: { database: () => database.isReady(), bus: () => parts.bus.isReady() },
      });
      const server = await (hasApi ? serve(app, config) : serveAdmin(app, config));
      running.push(() => server.close());
      return server;
    },
    async stop() {
      const outcomes: PromiseSettledResult<unknown>[] = [];
      for (const group of groups.splice(0).reverse()) {
        outcomes.push(...(await Promise.allSettled(group.map((undo) => undo()))));
      }
      // One part that fails to stop must not keep the others running.
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
    },
    sweep() {
      if (!context) throw new Error('The service is not started.');
      return sweep(context);
    },
    uploadBytes: () => memory.bytes,
    followers: () => followers(),
  };
}
