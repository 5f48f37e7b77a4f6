import type * as http from '@shortlist/contracts/http/internal';
import { CONFLICT, createRefusal, isDuplicateKey, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { describeWait } from '../brakes/consume-turn.js';
import { getUser } from '../get-user.js';
import { hashSecret } from '../secrets.js';

const EXPORTS_AN_HOUR = 5;
const hourMs = 60 * 60 * 1000;
/** An export whose gateway died counts as over then. */
const longestMs = 10 * 60 * 1000;

const refusal = createRefusal<typeof http>();
const idOf = (userId: string) => hashSecret(`export ${userId}`);

/**
 * Counts an export that begins. It is kept among the turns: `nextAt` is when it counts as over at the latest, and the
 * count is forgotten an hour after the first. Throws ExportRunning, TooManyExports, and Unauthenticated for an account
 * that is gone.
 */
export async function beginExport(context: Context, userId: string): Promise<void> {
  const { models, clock, log } = context;
  const { turns } = models;
  await getUser(context, userId);
  const _id = idOf(userId);
  const now = clock().getTime();
  const wait = (until: Date) => describeWait(Math.ceil((until.getTime() - now) / 1000));
  const nextAt = new Date(now + longestMs);
  const sentence = 'Too many exports of your data at once. Please try again in a moment.';
  await retryConflicts({ log, sentence, about: { userId } }, async () => {
    const found = await turns.findOne({ _id });
    if (found && found.nextAt.getTime() > now) {
      throw refusal('ExportRunning', { wait: wait(found.nextAt) });
    }
    if (!found || found.expiresAt.getTime() <= now) {
      await turns.deleteOne({ _id, expiresAt: { $lte: new Date(now) } });
      try {
        await turns.create({ _id, count: 1, nextAt, expiresAt: new Date(now + hourMs) });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return CONFLICT;
        throw error;
      }
    }
    const { count, expiresAt } = found;
    if (count >= EXPORTS_AN_HOUR) {
      throw refusal('TooManyExports', { count: EXPORTS_AN_HOUR, wait: wait(expiresAt) });
    }
    const mine = { _id, count, nextAt: found.nextAt };
    const taken = await turns.updateOne(mine, { $set: { count: count + 1, nextAt } });
    return taken.matchedCount === 1 || CONFLICT;
  });
}

/** Says that the export of the user is over; one of which nothing was sent does not count. */
export async function endExport(
  { models, clock }: Context,
  userId: string,
  { begun }: { readonly begun: boolean },
): Promise<void> {
  const running = { _id: idOf(userId), nextAt: { $gt: clock() }, count: { $gt: 0 } };
  await models.turns.updateOne(running, {
    $set: { nextAt: clock() },
    ...(begun ? {} : { $inc: { count: -1 } }),
  });
}
