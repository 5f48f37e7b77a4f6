import { DomainError, type Filter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { decisionRecordDocument } from '../../models/decision-record.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { removeRecord } from '../record/remove-record.js';
import { deleteJob } from '../remove/delete-job.js';
import { daysAfter, lastNight, madeBefore } from './nights.js';
import { outlivedRecords } from './outlived-records.js';

/** The most that one sweep takes up; the next one comes in seconds. */
const BATCH = 200;

const recordView = decisionRecordDocument.pick('_id');
const ownerView = jobDocument.pick('workspaceId');
const kept = { status: { $nin: ['deleting', 'abandoned'] } } as const;

/** Deletes one as a member would; false when that failed, and must be tried again. */
async function remove(context: Context, jobId: string, workspaceId: string): Promise<boolean> {
  try {
    await deleteJob(context, { jobId, workspaceId });
    context.log.info({ jobId }, 'screening deleted for its age');
    return true;
  } catch (error) {
    // Somebody else deleted it first.
    if (error instanceof DomainError && error.code === 'JobNotFound') return true;
    context.log.warn({ err: error, jobId }, 'an old screening could not be deleted yet');
    return false;
  }
}

interface Pass {
  readonly deleted: number;
  /** Nothing is left of what matched. */
  readonly isDone: boolean;
}

/** Deletes what matches as long as it is wanted, as much as one sweep takes. */
async function deleteAll(
  context: Context,
  filter: Filter<JobRecord>,
  isWanted: () => Promise<boolean>,
): Promise<Pass> {
  const found = await context.models.jobs.everywhere.findReadable(
    { $and: [filter, kept] },
    ownerView,
    {
      limit: BATCH,
    },
  );
  let deleted = 0;
  for (const { _id, workspaceId } of found) {
    if (!(await isWanted())) return { deleted, isDone: false };
    if (await remove(context, _id, workspaceId)) deleted += 1;
  }
  return { deleted, isDone: found.length < BATCH && deleted === found.length };
}

/** Decision records whose own time is over, and screenings that are older than their workspace wants, once a night. */
async function deleteUnwanted(context: Context): Promise<number> {
  const { retentions } = context.models;
  const now = context.clock();
  const night = lastNight(now);
  const due = await retentions.findReadable(
    { holdsFrom: { $lte: now }, doneUntil: { $lt: night } },
    undefined,
    { limit: BATCH },
  );
  let all = 0;
  for (const { _id: workspaceId, months, recordYears, recordsHoldFrom } of due) {
    const unchanged = { _id: workspaceId, months, recordYears, holdsFrom: { $lte: now } };
    const old = { workspaceId, createdAt: { $lte: madeBefore(night, months) } };
    const isHeld = recordsHoldFrom !== null && recordsHoldFrom > now;
    const records = isHeld
      ? []
      : await context.models.decisionRecords
          .in(workspaceId)
          .findReadable(outlivedRecords(night, recordYears), recordView);
    for (const { _id } of records) {
      if (await retentions.exists(unchanged)) await removeRecord(context, _id);
    }
    const { deleted, isDone } = await deleteAll(context, old, () => retentions.exists(unchanged));
    if (isDone) await retentions.updateOne(unchanged, { $set: { doneUntil: night } });
    all += deleted;
  }
  return all;
}

/**
 * Deletes what is too old, as a member would by hand: in every service. What nobody chose to delete sooner goes within
 * the day before the database would remove its record, which tells no other service. Safe to be cut off anywhere and
 * in several processes at once. Returns how many screenings were deleted.
 */
export async function deleteOldScreenings(context: Context): Promise<number> {
  const tomorrow = daysAfter(context.clock(), 1);
  const always = () => Promise.resolve(true);
  const expiring = await deleteAll(context, { expiresAt: { $lte: tomorrow } }, always);
  return expiring.deleted + (await deleteUnwanted(context));
}
