import { CONFLICT, dueAt, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { WorkspaceRecord } from '../../models/workspace.js';

/** After this time a change counts as ended by a crash. A change takes milliseconds. */
const lockMs = 60_000;

/**
 * Runs a change of the members of a workspace, one at a time, so that it can read, decide and write. Resolves to what
 * `change` gives; null when there is no such workspace. Throws `Unavailable` when others change it all the time.
 */
export async function changeMembers<Value>(
  { models, clock, log }: Pick<Context, 'models' | 'clock' | 'log'>,
  workspaceId: string,
  change: (workspace: WorkspaceRecord) => Promise<Value>,
): Promise<Value | null> {
  const { workspaces } = models;
  const _id = workspaceId;
  const sentence = 'Others are changing the members at the moment. Please try again.';
  const locked = await retryConflicts({ log, sentence, about: { workspaceId } }, async () => {
    const now = clock();
    const lockedUntil = new Date(now.getTime() + lockMs);
    const isFree = { $or: [{ lockedUntil: null }, ...dueAt('lockedUntil', now, lockMs)] };
    const found = await workspaces.findOneAndUpdate({ _id, ...isFree }, { $set: { lockedUntil } });
    if (found) return found;
    return (await workspaces.exists({ _id })) ? CONFLICT : null;
  });
  if (!locked) return null;
  try {
    return await change(locked);
  } finally {
    const mine = { _id, lockedUntil: locked.lockedUntil };
    await workspaces.updateOne(mine, { $set: { lockedUntil: null } });
  }
}

/** Has gateways refuse the user's access tokens of before. Call it after a change of their workspaces or roles. */
export async function noteAccessChange(
  { models, announceAccessEnded }: Pick<Context, 'models' | 'announceAccessEnded'>,
  userId: string,
): Promise<void> {
  await models.users.updateOne({ _id: userId }, { $inc: { accessRevision: 1 } });
  await announceAccessEnded(userId);
}
