import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';

/** Candidates of a job that are sent to the workers at once; of more, the others wait in line. */
const FIRST = 16;
/** How many the line sends at a time: few, so that another job's come soon, and enough to keep many workers busy. */
const NEXT = 8;
/** The one of them whose turn makes the line send the next, counted from the end: workers don't run dry meanwhile. */
const CALLER_FROM_END = 4;
/** Nothing that waits in line is taken for lost. */
const NEVER = new Date('9999-01-01T00:00:00Z');

const idView = candidateDocument.pick('_id');

type Run = Pick<JobRecord, 'runId'>;

const waitingOf = ({ runId }: Run) => ({ runId, status: 'queued', line: 'waiting' }) as const;

/** Whose turn, of so many that are sent together, sends the next. */
const callerAt = (count: number) => Math.max(0, count - CALLER_FROM_END);

/**
 * Lets all but the first of the candidates wait in line, so that the queue never holds many of one job and those of
 * another one come soon. Returns the ids of those to send now.
 */
export async function standInLine(
  context: Context,
  ids: readonly string[],
): Promise<readonly string[]> {
  const first = ids.slice(0, FIRST);
  if (first.length === ids.length) return ids;
  await context.models.candidates.updateEach([
    { filter: { _id: first[callerAt(FIRST)] ?? '' }, update: { $set: { line: 'calls' } } },
    ...ids.slice(FIRST).map((_id) => ({
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
  job: Run,
  caller: string | null,
): Promise<readonly string[]> {
  const { candidates } = context.models;
  const next = await candidates.find(waitingOf(job), idView, {
    sort: { position: 1 },
    limit: NEXT,
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
