import { randomUUID } from 'node:crypto';
import { http } from '@shortlist/contracts';
import type { GivenCriteria } from '@shortlist/screening';
import { createError, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';
import { abandonDeadStart } from './abandon-start.js';
import { expiryOf } from './retention.js';
import { titleOf } from './job-title.js';

export interface ClaimJobInput {
  readonly jobId: string;
  readonly userId: string;
  readonly jobDescription: string;
  readonly comparisonScore: number;
  readonly total: number;
  /** What the person confirmed to look for; null: the engine reads the description. */
  readonly given: GivenCriteria | null;
}

/** The job's start has shown no sign of life for its whole lease, or was given up. */
function isDead(context: Context, job: JobRecord): boolean {
  const { status, leaseUntil } = job;
  return status === 'abandoned' || (status === 'starting' && leaseUntil <= context.clock());
}

/**
 * Takes the job id, before anything is reserved or done for it: concurrent requests with one id meet at the
 * unique `_id`, and exactly one gets `claimed`. The others get the job that exists.
 * Throws JobIdTaken when the id belongs to another user.
 */
export async function claimJob(
  context: Context,
  { jobId, userId, ...input }: ClaimJobInput,
): Promise<{ readonly claimed: boolean; readonly job: JobRecord }> {
  const { jobs } = context.models;
  for (;;) {
    const now = context.clock();
    try {
      const created = await jobs.create({
        ...input,
        _id: jobId,
        runId: randomUUID(),
        userId,
        status: 'starting',
        title: input.given?.title ?? titleOf(input.jobDescription),
        engine: context.engine.info,
        leaseUntil: new Date(now.getTime() + context.config.startLeaseMs),
        createdAt: now,
        expiresAt: expiryOf(now),
      });
      return { claimed: true, job: created };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const job = await jobs.findOne({ _id: jobId });
    if (!job) continue;
    if (job.userId !== userId) throw createError(http.processResumes, 'JobIdTaken');
    if (!isDead(context, job)) return { claimed: false, job };
    await abandonDeadStart(context, job);
  }
}
