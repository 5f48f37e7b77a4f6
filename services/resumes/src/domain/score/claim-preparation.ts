import { randomUUID } from 'node:crypto';
import { dueAt } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';

/** The right to prepare a job while others wait, so that its criteria are asked for, and paid for, only once. */
export interface PreparationClaim {
  /** Matches the job as long as the claim is held. */
  readonly held: {
    readonly _id: string;
    readonly engineRun: number;
    readonly 'preparing.by': string;
  };
  /** Ends the signs of life, and gives the right back if it is still held. */
  release(): Promise<void>;
}

/** Claims the preparation of a job; null when somebody who is alive has claimed it, or it is prepared. */
export async function claimPreparation(
  context: Context,
  { _id, engineRun }: Pick<JobRecord, '_id' | 'engineRun'>,
): Promise<PreparationClaim | null> {
  const { jobs } = context.models;
  const by = randomUUID();
  const lease = () => ({
    by,
    until: new Date(context.clock().getTime() + context.config.preparationLeaseMs),
  });
  const claimed = await jobs.everywhere.updateOne(
    {
      _id,
      engineRun,
      prepared: null,
      $or: [
        { preparing: null },
        ...dueAt('preparing.until', context.clock(), context.config.preparationLeaseMs),
      ],
    },
    { $set: { preparing: lease() } },
  );
  if (claimed.modifiedCount === 0) return null;
  const held = { _id, engineRun, 'preparing.by': by };
  const timer = setInterval(() => {
    jobs.everywhere
      .updateOne(held, { $set: { preparing: lease() } })
      .catch((error: unknown) =>
        context.log.warn({ err: error, jobId: _id }, 'the claim of a preparation was not renewed'),
      );
  }, context.config.preparationLeaseMs / 3);
  timer.unref();
  return {
    held,
    async release() {
      clearInterval(timer);
      await jobs.everywhere.updateOne(held, { $set: { preparing: null } });
    },
  };
}
