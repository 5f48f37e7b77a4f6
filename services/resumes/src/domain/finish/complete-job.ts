import { estimateTokens } from '@shortlist/contracts/constants';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { applySettings } from '../outcome/apply-settings.js';
import { groupPersons } from '../outcome/persons/group-persons.js';
import { followEngine } from '../queue/follow-engine.js';
import { publishCandidates } from '../queue/publish-candidates.js';
import { standStill, standStillIfFaulty } from '../queue/stand-still.js';
import { type CandidateTotals, countCandidates, countsOf } from '../read/count-candidates.js';
import { preparationCost } from '../tokens/token-budget.js';
import { settleJob } from './settle-job.js';

/** Tokens to charge: what the engine really used, else the estimate over the resumes it scored. */
function tokensOf(job: JobRecord, tally: CandidateTotals): number {
  if (tally.scored === 0) return 0;
  const preparation = preparationCost(job);
  if (tally.tokensUsed !== null || job.preparationTokens !== null || preparation > 0) {
    return (tally.tokensUsed ?? 0) + preparation;
  }
  return estimateTokens(job.jobDescription, tally.scored);
}

/**
 * Completes a job whose candidates are all done; any number of callers may try at once, one wins the
 * conditional update. A job of which the engine could score nothing stands still instead. Then settles the charge.
 * True when this call completed it.
 */
export async function completeIfDone(context: Context, jobId: string): Promise<boolean> {
  const { jobs } = context.models;
  const job = await jobs.findOne({ _id: jobId });
  if (job?.status !== 'processing') return false;
  const tally = await countCandidates(context, job);
  if (tally.queued > 0) {
    await standStillIfFaulty(context, job);
    return false;
  }
  const behind = await followEngine(context, job);
  if (behind.length > 0) {
    await publishCandidates(context, jobId, behind);
    return false;
  }
  if (tally.scored === 0 && tally.engineFailed > 0) {
    await standStill(context, job);
    return false;
  }
  await groupPersons(context, jobId);
  const counts = countsOf(await countCandidates(context, job));
  const completed = await jobs.findOneAndUpdate(
    { _id: jobId, status: 'processing', engineRun: job.engineRun },
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
  return true;
}
