import { findPersons } from '@shortlist/screening';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { jobDocument } from '../../../models/job.js';
import { dropCounts, refreshCounts } from '../../read/refresh-counts.js';
import { announceWithdrawals } from '../withdrawals.js';
import { applyPlan } from './apply-plan.js';
import { planPersons } from './plan-persons.js';
import { createTextReader, readFiles } from './read-files.js';

/** Each round that others interfere with is made again; one with nothing left to do ends it. */
const ROUNDS = 20;

const groupedJob = jobDocument.pick('runId', 'ungroupedSince', 'status');

/** Groups once; true when everything was as it should be. */
async function groupOnce(context: Context, jobId: string, runId: string): Promise<boolean> {
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
 * Groups the scored files of a screening by persons (docs/decisions/014). To be called whenever scores or files have
 * changed; safe to repeat and to call at once. After a crash the sweeper goes on where the job's `ungroupedSince` was
 * set before the change. Throws Unavailable when others keep changing the same candidates.
 */
export async function groupPersons(context: Context, jobId: string): Promise<void> {
  const { jobs } = context.models;
  const job = await jobs.findOne({ _id: jobId }, groupedJob);
  if (!job) return;
  const { runId, ungroupedSince } = job;
  let isDone = await groupOnce(context, jobId, runId);
  if (!isDone) {
    await dropCounts(context, jobId);
    for (let round = 1; round < ROUNDS && !isDone; round += 1) {
      isDone = await groupOnce(context, jobId, runId);
    }
    await refreshCounts(context, jobId);
    context.background.run('announce withdrawals', () => announceWithdrawals(context, { runId }));
  }
  if (!isDone) {
    context.log.error({ jobId }, 'files could not be grouped by persons, as others changed them');
    throw commonRefusal('Unavailable', {
      sentence:
        'The candidates are being changed again and again right now. Please try again in a moment.',
    });
  }
  if (ungroupedSince) {
    await jobs.updateOne({ _id: jobId, ungroupedSince }, { $set: { ungroupedSince: null } });
  }
}
