import { randomUUID } from 'node:crypto';
import * as messages from '@shortlist/contracts/messages/auth';
import { currentWork } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { HandOverRecord } from '../../models/hand-over.js';
import { carryOnDue, manyTries } from '../retry-later.js';
import { noteAccessChange } from './change-members.js';
import { membershipId } from './own-workspace.js';

/** Services that hand something over. */
const keepers = ['resumes', 'email'] as const;

/**
 * Stores that a member leaves. To be done before their membership ends: whatever happens from then on, the hand-over is
 * carried to its end.
 */
export function storeHandOver(
  { models, clock }: Pick<Context, 'models' | 'clock'>,
  handOver: Pick<HandOverRecord, 'workspaceId' | 'userId' | 'to' | 'each' | 'dueAt'>,
): Promise<HandOverRecord> {
  return models.handOvers.everywhere.create({
    ...handOver,
    _id: randomUUID(),
    at: clock(),
    requestId: currentWork()?.requestId ?? null,
    confirmedBy: [],
  });
}

/** Removes a membership, with the access tokens of the API that act in the workspace. Single sign-on does not renew it. */
export async function endMembership(
  { models }: Context,
  { workspaceId, userId }: { readonly workspaceId: string; readonly userId: string },
): Promise<void> {
  const _id = membershipId(workspaceId, userId);
  await models.formerMembers.in(workspaceId).createMissing([{ _id, userId }]);
  await models.memberships.in(workspaceId).deleteOne({ _id });
  await models.apiTokens.in(workspaceId).deleteMany({ userId });
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
export function carryOnHandOvers(context: Context): Promise<number> {
  return carryOnDue(context, context.models.handOvers.everywhere, (handOver) =>
    carryOnHandOver(context, handOver),
  );
}
