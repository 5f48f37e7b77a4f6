import { keepers } from '@shortlist/contracts/constants';
import { currentWork, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { DeletionRecord } from '../../models/deletion.js';
import type { UserRecord } from '../../models/user.js';
import { forgetMails } from '../brakes/brake-mails.js';
import { forgetTurnsOf } from '../brakes/consume-turn.js';
import { eraseUser } from '../erasure/erase-user.js';

/**
 * Removes what this service keeps of a user, for good. The sweeper carries on from `dueAt`, also after a crash. Resolves
 * to what is left to be done; to null where the same was asked at once, as the other call goes on with it.
 */
export async function beginDeletion(
  context: Pick<Context, 'models' | 'clock' | 'announceAccessEnded'>,
  { _id, email, firstName }: UserRecord,
  dueAt: Date,
): Promise<DeletionRecord | null> {
  const { models, clock } = context;
  // First: whatever happens from here on, it is carried to its end.
  const deletion = await models.deletions
    .create({
      _id,
      email,
      firstName,
      at: clock(),
      requestId: currentWork()?.requestId ?? null,
      awaiting: [...keepers],
      dueAt,
    })
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return null;
    });
  await eraseUser(context, _id);
  await forgetMails(context, email);
  await forgetTurnsOf(context, email);
  return deletion;
}
