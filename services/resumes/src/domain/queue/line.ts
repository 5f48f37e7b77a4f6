import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';

/**
 * Candidates that an account sends to the workers at a time, its running jobs together; the others wait in line. Few, so
 * that another account's come soon, and enough to keep many workers busy.
 */
const TURN = 8;
/** Nothing that waits in line is taken for lost. */
const NEVER = new Date('9999-01-01T00:00:00Z');

const idView = candidateDocument.pick('_id');

type Run = Pick<JobRecord, 'runId'>;
type OwnedRun = Pick<JobRecord, 'runId' | 'userId'>;

const waitingOf = ({ runId }: Run) => ({ runId, status: 'queued', line: 'waiting' }) as const;

/** Whose turn, of so many that are sent together, sends the next: in their middle, so that workers don't run dry meanwhile. */
const callerAt = (count: number) => Math.floor(count / 2);

/** How many a job sends at a time: its part of what its account does. */
async function shareOf(
  { models }: Context,
  { userId }: Pick<JobRecord, 'userId'>,
): Promise<number> {
  const running = await models.jobs.count({ userId, status: 'processing' });
  return Math.ceil(TURN / Math.max(1, running));
}

/**
 * Lets all but the first of the candidates wait in line, so that the queue never holds many of one account and those of
 * another one come soon. Returns the ids of those to send now.
 */
export async function standInLine(
  context: Context,
  job: Pick<JobRecord, 'userId'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length <= 1) return ids;
  const share = await shareOf(context, job);
  const first = ids.slice(0, share);
  if (first.length === ids.length) return ids;
  await context.models.candidates.updateEach([
    { filter: { _id: first[callerAt(share)] ?? '' }, update: { $set: { line: 'calls' } } },
    ...ids.slice(share).map((_id) => ({
      filter: { _id, status: 'queued' as const },
      update: { $set: { line: 'waiting' as const, republishAt: NEVER } },
    })),
  ]);
  return first;
}

/** Lets new candidates of a job wait behind those that wait already; false when none do. */
export async function joinLine(
  context: Context,
  job: Run,
  ids: readonly string[],
): Promise<boolean> {
  const { candidates } = context.models;
  if (!(await candidates.exists(waitingOf(job)))) return false;
  await candidates.updateMany(
    { _id: { $in: [...ids] }, status: 'queued' },
    { $set: { line: 'waiting', republishAt: NEVER } },
  );
  return true;
}

/**
 * Takes the next out of the line, once: `caller` is the candidate whose turn it is, null when nobody's. Returns their
 * ids, which the caller publishes; if that is cut off, the sweeper does so soon.
 */
export async function takeNext(
  context: Context,
  job: OwnedRun,
  caller: string | null,
): Promise<readonly string[]> {
  const { candidates } = context.models;
  const next = await candidates.find(waitingOf(job), idView, {
    sort: { position: 1 },
    limit: await shareOf(context, job),
  });
  const ids = next.map(({ _id }) => _id);
  const republishAt = new Date(context.clock().getTime() + context.config.republishAfterMs);
  await candidates.updateEach([
    ...(caller ? [{ filter: { _id: caller }, update: { $set: { line: null } } }] : []),
    ...ids.map((_id, at) => ({
      filter: { _id },
      update: {
        $set: {
          line: at === callerAt(ids.length) ? ('calls' as const) : null,
          republishAt,
        },
      },
    })),
  ]);
  return ids;
}

/** True when candidates wait in line and nobody is left whose turn would send the next. */
export async function hasStopped(context: Context, job: Run): Promise<boolean> {
  const { candidates } = context.models;
  if (!(await candidates.exists(waitingOf(job)))) return false;
  return !(await candidates.exists({ runId: job.runId, status: 'queued', line: 'calls' }));
}
