import type { Context } from '../../context.js';

/** Signs of life within the time after which the sweeper carries on. */
const RENEWALS = 5;

export interface HeldMark {
  readonly jobId: string;
  /** The job's field that lets the sweeper find what a crash left undone. */
  readonly field: 'unappliedSince' | 'ungroupedSince';
  /** The date that the mark holds now. */
  readonly since: Date;
}

/**
 * Keeps the sweeper from doing what this process has in hand, however long that takes: both would change the same candidates,
 * each making the other begin again. A mark that somebody else sets again is theirs. The returned function ends the hold and gives
 * the mark as this process left it.
 */
export function holdMark(
  { config, clock, log, models }: Context,
  { jobId, field, since }: HeldMark,
): () => Promise<Date> {
  let mine = since;
  const renew = async () => {
    const next = clock();
    const renewed = await models.jobs.everywhere.updateOne(
      { _id: jobId, [field]: mine },
      { $set: { [field]: next } },
    );
    if (renewed.matchedCount > 0) mine = next;
  };
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing
      .then(renew)
      .catch((err: unknown) => log.warn({ err, jobId, field }, 'hold not renewed'));
  }, config.republishAfterMs / RENEWALS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await renewing;
    return mine;
  };
}
