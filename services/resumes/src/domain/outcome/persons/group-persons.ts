import { setTimeout as delay } from 'node:timers/promises';
import { findPersons } from '@shortlist/screening';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { jobDocument } from '../../../models/job.js';
import { dropCounts, refreshCounts } from '../../read/refresh-counts.js';
import { holdMark } from '../hold-mark.js';
import { announceWithdrawals } from '../withdrawals.js';
import { applyPlan } from './apply-plan.js';
import { planPersons } from './plan-persons.js';
import { createTextReader, readFiles } from './read-files.js';

/** Rounds in which nothing came nearer to its end, as others interfered; a round with nothing left to do ends it. */
const ROUNDS = 20;
/** Pauses between rounds are random up to this, doubled with each that brought nothing, so that rivals part. */
const PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 1000;

const groupedJob = jobDocument.pick('runId', 'ungroupedSince', 'status');

/** Groups once; gives how many changes were to be made. */
async function groupOnce(context: Context, jobId: string, runId: string): Promise<number> {
  const files = await readFiles(context, runId);
  const byId = new Map(files.map((file) => [file._id, file]));
  const together = files.filter(({ separate }) => !separate);
  const identities = together.map(({ _id: id, result }) => ({
    id,
    name: result.name,
    email: result.email,
  }));
  const groups = await findPersons(identities, createTextReader(context));
  const alone = files.filter(({ separate }) => separate).map(({ _id }) => [_id]);
  const plan = planPersons(
    [...groups, ...alone].map((ids) => ids.flatMap((id) => byId.get(id) ?? [])),
  );
  return applyPlan(context, jobId, plan, byId);
}

/**
 * Groups again until nothing is left to do; false when that comes no nearer. What others do counts, too: of two that group the same
 * files one goes ahead, and the other has less and less to do.
 */
async function goOn(context: Context, jobId: string, runId: string, begun: number) {
  let least = begun;
  for (let vain = 0; vain < ROUNDS; vain += 1) {
    await delay(Math.random() * Math.min(PAUSE_MS * 2 ** vain, LONGEST_PAUSE_MS));
    const left = await groupOnce(context, jobId, runId);
    if (left === 0) return true;
    if (left < least) {
      least = left;
      vain = -1;
    }
  }
  return false;
}

async function groupAll(context: Context, jobId: string, runId: string): Promise<void> {
  const begun = await groupOnce(context, jobId, runId);
  if (begun === 0) return;
  await dropCounts(context, jobId);
  const isDone = await goOn(context, jobId, runId, begun);
  await refreshCounts(context, jobId);
  context.background.run('announce withdrawals', () => announceWithdrawals(context, { runId }));
  if (isDone) return;
  context.log.error({ jobId }, 'files could not be grouped by persons, as others changed them');
  throw commonRefusal('Unavailable', {
    sentence:
      'The candidates are being changed again and again right now. Please try again in a moment.',
  });
}

/**
 * Groups the scored files of a screening by persons (docs/decisions/014). To be called whenever scores or files have
 * changed; safe to repeat and to call at once. After a crash the sweeper goes on where the job's `ungroupedSince` was
 * set before the change. Throws Unavailable when others keep changing the same candidates.
 */
export async function groupPersons(context: Context, jobId: string): Promise<void> {
  const { jobs } = context.models;
  const job = await jobs.findOne({ _id: jobId }, groupedJob);
  if (!job) return;
  const { runId, ungroupedSince } = job;
  if (!ungroupedSince) return groupAll(context, jobId, runId);
  const letGo = holdMark(context, { jobId, field: 'ungroupedSince', since: ungroupedSince });
  try {
    await groupAll(context, jobId, runId);
  } catch (error) {
    await letGo();
    throw error;
  }
  await jobs.updateOne(
    { _id: jobId, ungroupedSince: await letGo() },
    { $set: { ungroupedSince: null } },
  );
}
