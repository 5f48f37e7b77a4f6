import { estimateTokens } from '@shortlist/contracts/constants';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { applySettings } from '../outcome/apply-settings.js';
import { groupPersons } from '../outcome/persons/group-persons.js';
import { adoptAdditions } from '../queue/adopt-addition.js';
import { cancelQueued } from '../queue/cancel-queued.js';
import { followEngine } from '../queue/follow-engine.js';
import { publishCandidates, restartLine } from '../queue/publish-candidates.js';
import { maybeFailsOnAll, standStill, standStillIfFaulty } from '../queue/stand-still.js';
import { type CandidateTotals, countCandidates, countsOf } from '../read/count-candidates.js';
import { preparationCost } from '../tokens/token-budget.js';
import { settleAdditions } from './settle-additions.js';
import { settleJob } from './settle-job.js';

/** Tokens to charge for the first upload: what the engine really used, else the estimate over the resumes it scored. */
function tokensOf(job: JobRecord, { scored, own }: CandidateTotals): number {
  if (scored === 0) return 0;
  const preparation = preparationCost(job);
  if (own.tokensUsed !== null || job.preparationTokens !== null || preparation > 0) {
    return (own.tokensUsed ?? 0) + preparation;
  }
  return estimateTokens(job.jobDescription, own.scored);
}

/**
 * Completes a job whose candidates are all done; any number of callers may try at once, one wins the
 * conditional update. A job of which a language model could score nothing stands still instead. Then settles the charge.
 * True when this call completed it.
 */
export async function completeIfDone(context: Context, jobId: string): Promise<boolean> {
  const { jobs } = context.models;
  const job = await jobs.everywhere.findOne({ _id: jobId });
  if (job?.status !== 'processing') return false;
  await adoptAdditions(context, job);
  await cancelQueued(context, job);
  const tally = await countCandidates(context, job);
  if (tally.queued > 0) {
    await standStillIfFaulty(context, job);
    await restartLine(context, job);
    return false;
  }
  const behind = await followEngine(context, job);
  if (behind.length > 0) {
    await publishCandidates(context, job, behind);
    return false;
  }
  const isUnscored = tally.scored === 0 && tally.engineFailed > 0;
  if (isUnscored && maybeFailsOnAll(job) && !job.cancelledAt) {
    await standStill(context, job);
    return false;
  }
  await groupPersons(context, jobId);
  const counts = countsOf(await countCandidates(context, job));
  const completed = await jobs.everywhere.findOneAndUpdate(
    {
      _id: jobId,
      status: 'processing',
      engineRun: job.engineRun,
      // Files that were accepted meanwhile are scored first.
      total: job.total,
    },
    {
      $set: {
        waiting: null,
        status: 'completed',
        completedAt: context.clock(),
        counts,
        tokensUsed: tokensOf(job, tally),
      },
    },
  );
  if (!completed) return false;
  const seconds = (context.clock().getTime() - job.createdAt.getTime()) / 1000;
  context.workMetrics.jobs.observe({ engine: job.engine.name }, seconds);
  context.log.info({ jobId, seconds, scored: tally.scored }, 'screening completed');
  if (completed.unappliedSince) await applySettings(context, jobId);
  await settleJob(context, completed).catch((error: unknown) =>
    context.log.warn({ err: error, jobId }, 'a job could not be settled; the sweeper will'),
  );
  await settleAdditions(context, jobId).catch((error: unknown) =>
    context.log.warn({ err: error, jobId }, 'added files could not be settled; the sweeper will'),
  );
  return true;
}
