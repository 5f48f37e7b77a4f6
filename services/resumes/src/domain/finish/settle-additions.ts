import { estimateTokens, tokens as tokenEstimate } from '@shortlist/contracts/constants';
import * as messages from '@shortlist/contracts/messages/usage';
import type { Context } from '../../context.js';
import type { Addition } from '../../models/addition.js';
import type { JobRecord } from '../../models/job.js';
import { applySettings } from '../outcome/apply-settings.js';
import { groupPersons } from '../outcome/persons/group-persons.js';
import { adoptAdditions } from '../queue/adopt-addition.js';
import { cancelQueued } from '../queue/cancel-queued.js';
import { restartLine } from '../queue/publish-candidates.js';
import { isAdding, isOpen } from '../read/additions.js';
import { countAddition } from '../read/count-candidates.js';
import { preparationCost } from '../tokens/token-budget.js';
import { notifyCompleted } from '../webhooks/notify-completed.js';

/** Tokens to charge: what the engine really used, else the estimate over the resumes it scored. */
async function tokensOf(context: Context, job: JobRecord, addition: Addition): Promise<number> {
  const { scored, tokensUsed } = await countAddition(context, job, addition.runId);
  if (scored === 0) return 0;
  const { withDescription } = addition;
  if (tokensUsed !== null) return tokensUsed + (withDescription ? preparationCost(job) : 0);
  return withDescription
    ? estimateTokens(job.jobDescription, scored)
    : tokenEstimate.perFile * scored;
}

/** Everything that follows once all files of an addition are done; false while some are not. */
async function closeAddition(
  context: Context,
  job: JobRecord,
  addition: Addition,
): Promise<boolean> {
  const { jobs, candidates } = context.models;
  const { runId } = addition;
  const its = { runId: job.runId, additionId: runId };
  if (await candidates.everywhere.exists({ ...its, status: 'queued', lateScoring: null }))
    return false;
  await applySettings(context, job._id);
  await groupPersons(context, job._id);
  const tokens = await tokensOf(context, job, addition);
  await jobs.everywhere.updateOne(
    { _id: job._id, additions: { $elemMatch: { runId, status: 'scoring' } } },
    { $set: { 'additions.$.status': 'scored', 'additions.$.tokens': tokens } },
  );
  return true;
}

async function charge(context: Context, job: JobRecord, addition: Addition): Promise<void> {
  const { runId, tokens, leaseUntil } = addition;
  const { _id: jobId, workspaceId, completedAt } = job;
  await context.bus.publish(messages.settleTokens, { reservationId: runId, tokens: tokens ?? 0 });
  // Additions made while the screening ran are part of its one completion.
  if (completedAt && leaseUntil > completedAt) {
    await notifyCompleted(context, { jobId, workspaceId, runId });
  }
  await context.models.jobs.everywhere.updateOne(
    { _id: jobId, additions: { $elemMatch: { runId, status: 'scored' } } },
    { $set: { 'additions.$.status': 'settled' } },
  );
}

/**
 * Charges the additions of a completed job whose files are all done, each once, after bringing counts, duplicates and
 * settings in line. While the job itself runs, nothing is charged: another engine may score everything again. Safe to
 * call at any time; the sweeper does so after a crash in between. True when something was set right.
 */
export async function settleAdditions(context: Context, jobId: string): Promise<boolean> {
  const { jobs } = context.models;
  const found = await jobs.everywhere.findOne({ _id: jobId });
  if (found?.status !== 'completed') return false;
  await adoptAdditions(context, found);
  await cancelQueued(context, found);
  let closed = false;
  await restartLine(context, found);
  for (const addition of found.additions.filter(isOpen)) {
    closed = (await closeAddition(context, found, addition)) || closed;
  }
  const job = await jobs.everywhere.findOne({ _id: jobId, status: 'completed' });
  if (!job) return false;
  if (closed && !isAdding(job) && job.waiting) {
    await jobs.everywhere.updateOne(
      { _id: jobId, 'waiting.until': job.waiting.until },
      { $set: { waiting: null } },
    );
  }
  const scored = job.additions.filter(({ status }) => status === 'scored');
  for (const addition of scored) await charge(context, job, addition);
  return scored.length > 0;
}
