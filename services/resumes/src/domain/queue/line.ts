import { randomUUID } from 'node:crypto';
import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument, type CandidateRecord } from '../../models/candidate.js';
import { jobDocument, type JobRecord } from '../../models/job.js';

/**
 * Candidates that a workspace sends to the workers at a time, of all its jobs together; the others wait in line. Few, so
 * that another workspace's come soon, and enough to keep many workers busy.
 */
const TURN = 4;
/** Nothing that waits in line is taken for lost. */
const NEVER = new Date('9999-01-01T00:00:00Z');

const queuedView = candidateDocument.pick('_id', 'jobId');
const runView = jobDocument.pick('runId');

/** The workspace that a line belongs to. */
type Owned = Pick<JobRecord, 'workspaceId'>;
export type Queued = Viewed<typeof queuedView>;
/** A candidate whose turn it is to send the next, as it was taken out of the line. */
export type Caller = Pick<CandidateRecord, '_id' | 'batchId'>;

const inLine = { line: 'waiting', status: 'queued' } as const;
const calling = { line: 'calls', status: 'queued' } as const;

/** Lets candidates wait in line until their turn comes. */
export async function joinLine(context: Context, ids: readonly string[]): Promise<void> {
  await context.models.candidates.everywhere.updateMany(
    { _id: { $in: [...ids] }, status: 'queued' },
    { $set: { line: 'waiting', republishAt: NEVER } },
  );
}

/** True when candidates of the workspace wait in line and nobody is left whose turn would send the next. */
export async function hasStopped(context: Context, job: Owned): Promise<boolean> {
  const candidates = context.models.candidates.in(job.workspaceId);
  if (!(await candidates.exists(inLine))) return false;
  return !(await candidates.exists(calling));
}

/** The next in line: the first of each job before the second of any, and none of a job that waits for its engine. */
async function findNext(context: Context, job: Owned): Promise<readonly Queued[]> {
  const { jobs, candidates } = context.models;
  const resting = await jobs
    .in(job.workspaceId)
    .find({ 'waiting.until': { $gt: context.clock() } }, runView);
  return candidates
    .in(job.workspaceId)
    .find({ ...inLine, runId: { $nin: resting.map(({ runId }) => runId) } }, queuedView, {
      sort: { position: 1 },
      limit: TURN,
    });
}

/**
 * Takes these out of the line, and then the turn from `caller`; returns those that nobody else took meanwhile. Cut off
 * before the last change, it is the caller's turn again. A caller that was queued again meanwhile keeps its new place.
 */
async function take(
  context: Context,
  next: readonly Queued[],
  caller: Caller | null,
): Promise<readonly Queued[]> {
  const { candidates } = context.models;
  // In their middle, so that workers don't run dry until the next are sent.
  const nextCaller = next[Math.floor(next.length / 2)];
  const republishAt = new Date(context.clock().getTime() + context.config.republishAfterMs);
  const batchId = randomUUID();
  const takes = next.map((queued) => ({
    filter: { _id: queued._id, line: 'waiting' } as const,
    update: {
      $set: { line: queued === nextCaller ? ('calls' as const) : null, republishAt, batchId },
    },
  }));
  const turn = caller && {
    filter: { _id: caller._id, batchId: caller.batchId, line: 'calls' } as const,
    update: { $set: { line: null } },
  };
  const changes = turn ? [...takes, turn] : takes;
  const { matchedCount } = await candidates.everywhere.updateEach(changes, { inOrder: true });
  if (matchedCount === changes.length) return next;
  return candidates.everywhere.find(
    { _id: { $in: next.map(({ _id }) => _id) }, batchId },
    queuedView,
  );
}

/**
 * Takes the next out of the line, once: `caller` is null when it is nobody's turn. Who calls this
 * publishes them; if that is cut off, the sweeper does so soon. None where another candidate calls too, as happens when
 * jobs start at one moment: one of them is enough.
 */
export async function claimNext(
  context: Context,
  job: Owned,
  caller: Caller | null,
): Promise<readonly Queued[]> {
  const candidates = context.models.candidates.in(job.workspaceId);
  const isSpare = caller && (await candidates.exists({ ...calling, _id: { $lt: caller._id } }));
  return take(context, isSpare ? [] : await findNext(context, job), caller);
}
