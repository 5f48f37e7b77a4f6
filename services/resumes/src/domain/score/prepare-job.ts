import { setTimeout as delay } from 'node:timers/promises';
import {
  EngineError,
  type PreparedJob,
  type ScreeningEngine,
  traitsOf,
} from '@shortlist/screening';
import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { chooseEngine } from '../queue/choose-engine.js';
import { claimPreparation, type PreparationClaim } from './claim-preparation.js';
import { createSingleFlight } from './single-flight.js';

/** The criteria of jobs, extracted once per job and the same for every candidate of it. */
export interface JobPreparation {
  /** Null when the worker that tried could not prepare it, or when it is another engine's by now: ask again later. */
  of(job: JobRecord): Promise<PreparedJob | null>;
}

const preparationView = jobDocument.pick('prepared', 'preparing');
type Preparation = Viewed<typeof preparationView>;

async function findPreparation(
  context: Context,
  { _id: jobId, engineRun }: JobRecord,
): Promise<Preparation | null> {
  return context.models.jobs.everywhere.findOne({ _id: jobId, engineRun }, preparationView);
}

/** Criteria that a person confirmed are used as they are; no engine reads the description then. */
function optionsOf({ given, workspaceId: account }: JobRecord) {
  return given ? { given, account } : { account };
}

async function ask(engine: ScreeningEngine, job: JobRecord) {
  const preparation = await engine.prepareJob(job.jobDescription, optionsOf(job));
  if (!job.renamed) return preparation;
  return { ...preparation, job: { ...preparation.job, title: job.title } };
}

/** Stores what was prepared, and its price; false when the job is prepared already, or no longer this engine's. */
async function store(
  context: Context,
  job: JobRecord,
  { job: prepared, tokensUsed }: Awaited<ReturnType<ScreeningEngine['prepareJob']>>,
  held: PreparationClaim['held'] | null,
): Promise<boolean> {
  const stored = await context.models.jobs.everywhere.updateOne(
    { _id: job._id, engineRun: job.engineRun, ...held, prepared: null },
    {
      $set: {
        prepared,
        preparing: null,
        title: prepared.title || job.title,
        engine: prepared.engine,
        // Tokens that an earlier engine used are still to be charged.
        ...(tokensUsed === null
          ? {}
          : { preparationTokens: (job.preparationTokens ?? 0) + tokensUsed }),
      },
    },
  );
  return stored.modifiedCount === 1;
}

/** Adds the tokens of a preparation that failed or came too late: charged beside those of the one that stands. */
async function countExtraTokens(context: Context, jobId: string, tokens: number): Promise<void> {
  if (tokens === 0) return;
  await context.models.jobs.everywhere.updateOne(
    { _id: jobId },
    { $inc: { lostPreparationTokens: tokens } },
  );
}

/** Prepares a job that this process has claimed. Throws what the engine throws, its tokens counted. */
async function prepareClaimed(
  context: Context,
  job: JobRecord,
  engine: ScreeningEngine,
  claim: PreparationClaim,
): Promise<PreparedJob | null> {
  try {
    const preparation = await ask(engine, job);
    if (await store(context, job, preparation, claim.held)) return preparation.job;
    await countExtraTokens(context, job._id, preparation.tokensUsed ?? 0);
    return (await findPreparation(context, job))?.prepared ?? null;
  } catch (error) {
    if (error instanceof EngineError) await countExtraTokens(context, job._id, error.tokensUsed);
    throw error;
  } finally {
    await claim.release();
  }
}

/** Waits while somebody else prepares; null when they gave up. */
async function awaitOther(context: Context, job: JobRecord): Promise<PreparedJob | null> {
  for (;;) {
    const found = await findPreparation(context, job);
    if (found?.prepared) return found.prepared;
    const until = found?.preparing?.until;
    if (!until || until <= context.clock()) return null;
    await delay(context.config.preparationPollMs);
  }
}

/** Prepares and stores; when another worker was faster, its preparation is the job's. */
async function prepare(context: Context, job: JobRecord): Promise<PreparedJob | null> {
  const found = await findPreparation(context, job);
  if (found?.prepared) return found.prepared;
  const engine = chooseEngine(context, job);
  if (traitsOf(engine.info.name).isFree) {
    // Preparing twice costs nothing, and nobody has to wait for another's claim.
    const preparation = await ask(engine, job);
    if (await store(context, job, preparation, null)) return preparation.job;
    return (await findPreparation(context, job))?.prepared ?? null;
  }
  const claim = await claimPreparation(context, job);
  return claim ? prepareClaimed(context, job, engine, claim) : awaitOther(context, job);
}

/** Candidates of one job that this worker scores at once share one preparation. */
export function createJobPreparation(context: Context): JobPreparation {
  const flight = createSingleFlight<PreparedJob | null>();
  return {
    of: (job) =>
      job.prepared
        ? Promise.resolve(job.prepared)
        : flight(`${job._id} ${job.engineRun}`, () => prepare(context, job)),
  };
}
