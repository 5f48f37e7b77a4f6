import * as messages from '@shortlist/contracts/messages/auth';
import { dueAt, resumeWork } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { HandOverRecord } from '../../models/hand-over.js';
import { longestPauseMs, manyTries, nextTryAt } from '../growing-pause.js';
import { noteAccessChange } from '../workspaces/change-members.js';
import { membershipId } from '../workspaces/own-workspace.js';

/** Services that hand something over. */
const keepers = ['resumes', 'email'] as const;

/** Removes a membership, with the access tokens of the API that act in the workspace. */
export async function endMembership(
  { models }: Context,
  { workspaceId, userId }: { readonly workspaceId: string; readonly userId: string },
): Promise<void> {
  await models.memberships.everywhere.deleteOne({ _id: membershipId(workspaceId, userId) });
  await models.apiTokens.everywhere.deleteMany({ userId, workspaceId });
}

/** Does what a crash left undone. A member who has joined again since then stays. */
async function endFormerMembership(context: Context, handOver: HandOverRecord): Promise<void> {
  const { workspaceId, userId, at } = handOver;
  const former = { _id: membershipId(workspaceId, userId), joinedAt: { $lt: at } };
  if (!(await context.models.memberships.everywhere.exists(former))) return;
  await endMembership(context, handOver);
  await noteAccessChange(context, userId);
}

/** Tells the services about a member who left. Safe to repeat and to be cut off anywhere. */
export async function carryOnHandOver(context: Context, handOver: HandOverRecord): Promise<void> {
  const { _id: handOverId, workspaceId, userId, to, each, at, tries, confirmedBy } = handOver;
  await endFormerMembership(context, handOver);
  if (tries >= manyTries)
    context.log.warn({ handOverId, confirmedBy, tries }, 'a hand-over is still not confirmed');
  await context.bus.publish(messages.memberLeft, {
    handOverId,
    workspaceId,
    userId,
    to,
    each: each.map((one) => ({ jobId: one.jobId, to: one.to })),
    at: at.toISOString(),
  });
}

/** Notes that a service has handed over everything, and forgets the hand-over once each has. */
export async function recordHandOver(
  { models }: Context,
  { handOverId: _id, by }: { readonly handOverId: string; readonly by: string },
): Promise<void> {
  await models.handOvers.everywhere.updateOne(
    { _id, confirmedBy: { $ne: by } },
    { $push: { confirmedBy: by } },
  );
  await models.handOvers.everywhere.deleteOne({
    _id,
    $and: keepers.map((keeper) => ({ confirmedBy: keeper })),
  });
}

/** Carries on every hand-over that is due. Returns how many. */
export async function carryOnHandOvers(context: Context): Promise<number> {
  const { models, clock } = context;
  const now = clock();
  let carriedOn = 0;
  for (;;) {
    const due = await models.handOvers.everywhere.findOne({
      $or: dueAt('dueAt', now, longestPauseMs),
    });
    if (!due) return carriedOn;
    // Moving the date reserves it for this instance.
    const handOver = await models.handOvers.everywhere.findOneAndUpdate(
      { _id: due._id, tries: due.tries },
      { $set: { dueAt: nextTryAt(context, due.tries + 1) }, $inc: { tries: 1 } },
    );
    if (!handOver) continue;
    await resumeWork(handOver.requestId, () => carryOnHandOver(context, handOver));
    carriedOn += 1;
  }
}
