import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';

/** Signs of life within the time after which a candidate counts as lost. */
const RENEWALS = 5;

/**
 * Keeps a candidate from being published again while a worker has it in hand, however slow the engine is: its message
 * is in no queue then, but not lost. The returned function ends the hold. Writes nothing for a candidate that is scored
 * soon after it was queued.
 */
export function holdCandidate(
  context: Context,
  { _id, republishAt }: Pick<CandidateRecord, '_id' | 'republishAt'>,
): () => void {
  const { republishAfterMs } = context.config;
  const everyMs = republishAfterMs / RENEWALS;
  const hold = () => {
    // Always later than a message that was just published: see `republishLost`.
    const until = new Date(context.clock().getTime() + republishAfterMs + everyMs * 1.5);
    context.models.candidates.everywhere
      .updateOne(
        { _id, status: 'queued', republishAt: { $lt: until } },
        { $set: { republishAt: until } },
      )
      .catch((err: unknown) => context.log.warn({ err, candidateId: _id }, 'hold not renewed'));
  };
  if (republishAt.getTime() <= context.clock().getTime() + everyMs) hold();
  const timer = setInterval(hold, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
