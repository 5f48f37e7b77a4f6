import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';

/** Signs of life in the time after which a candidate counts as lost. */
const RENEWALS = 5;

/**
 * While a worker has the candidate in hand its message is in no queue, and not lost: it is not published again, however
 * slow the engine is. The returned function ends it. Costs nothing for a candidate that is scored soon after it was
 * queued.
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
    context.models.candidates
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
