import { keepers } from '@shortlist/contracts/constants';
import { currentWork, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { DeletionRecord } from '../../models/deletion.js';
import type { UserRecord } from '../../models/user.js';
import { forgetMails } from '../brakes/brake-mails.js';
import { forgetTurnsOf } from '../brakes/consume-turn.js';
import { eraseUser } from '../erasure/erase-user.js';
import { refusal } from '../refusal.js';
import { findOnlyOwned } from '../workspaces/find-only-owned.js';
import { ensureOwnWorkspace } from '../workspaces/own-workspace.js';

/** 'A, B and C' */
export const listNames = (names: readonly string[]) =>
  new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }).format(names);

/**
 * Removes what this service keeps of a user, for good. The sweeper carries on from `dueAt`, also after a crash. Resolves
 * to what is left to be done; to null where the same was asked at once, as the other call goes on with it. Throws
 * `OnlyOwner` while a workspace with other members would be left without an owner.
 */
export async function beginDeletion(
  context: Pick<Context, 'models' | 'clock' | 'log' | 'announceAccessEnded'>,
  user: UserRecord,
  dueAt: Date,
): Promise<DeletionRecord | null> {
  const { models, clock } = context;
  const { _id, email, firstName } = user;
  const onlyOwned = await findOnlyOwned(context, _id);
  if (onlyOwned.length > 0) throw refusal('OnlyOwner', { workspaces: listNames(onlyOwned) });
  // So that the deletion names it, also where it was not needed yet.
  await ensureOwnWorkspace(context, user);
  // First: whatever happens from here on, it is carried to its end.
  const deletion = await models.deletions
    .create({
      _id,
      email,
      firstName,
      at: clock(),
      requestId: currentWork()?.requestId ?? null,
      workspaceIds: [],
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
