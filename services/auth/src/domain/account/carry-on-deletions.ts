import * as messages from '@shortlist/contracts/messages/auth';
import * as mails from '@shortlist/contracts/messages/email';
import type { Context } from '../../context.js';
import type { DeletionRecord } from '../../models/deletion.js';
import { eraseUser } from '../erasure/erase-user.js';
import { carryOnDue, manyTries } from '../retry-later.js';
import { carryOnHandOver } from '../workspaces/hand-overs.js';

/** Forgets a deletion that is over: with it goes the last that was kept of the user. */
async function endIfOver({ models }: Context, userId: string): Promise<void> {
  await models.deletions.deleteOne({ _id: userId, email: '', 'awaiting.0': { $exists: false } });
}

async function sendNotice(context: Context, { _id, email, firstName, at }: DeletionRecord) {
  await context.bus.publish(mails.sendAccountNotice, {
    to: email,
    firstName,
    notice: 'accountDeleted',
    at: at.toISOString(),
  });
  context.workMetrics.mailsHandedOver.count({ kind: 'accountDeleted' });
  await context.models.deletions.updateOne({ _id }, { $set: { email: '', firstName: '' } });
}

/**
 * Does what is left of a deletion: removes what this service keeps, tells the services that have not confirmed it, and
 * the owner. Safe to repeat and to be cut off anywhere: the sweeper comes back until every service has confirmed.
 */
export async function carryOnDeletion(context: Context, deletion: DeletionRecord): Promise<void> {
  const { _id: userId, at, awaiting, tries } = deletion;
  await eraseUser(context, userId);
  const handOvers = await context.models.handOvers.everywhere.findReadable({ userId });
  for (const handOver of handOvers) await carryOnHandOver(context, handOver);
  if (awaiting.length > 0) {
    if (tries >= manyTries)
      context.log.warn({ userId, awaiting, tries }, 'a deletion is still not confirmed');
    // Read only now: some go with what was just removed.
    const workspaceIds = (await context.models.deletions.findOne({ _id: userId }))?.workspaceIds;
    await context.bus.publish(messages.userDeleted, {
      userId,
      at: at.toISOString(),
      ...(workspaceIds && { workspaceIds: [...workspaceIds] }),
      // By which they are named in workspaces that stay. The first message has it.
      ...(deletion.email === '' ? {} : { email: deletion.email }),
    });
  }
  if (deletion.email !== '') await sendNotice(context, deletion);
  await endIfOver(context, userId);
}

/** Writes down that a service keeps nothing of the user any more. */
export async function recordConfirmation(
  context: Context,
  userId: string,
  by: string,
): Promise<void> {
  await context.models.deletions.updateOne({ _id: userId }, { $pull: { awaiting: by } });
  await endIfOver(context, userId);
}

/** Carries on every deletion that is due. Returns how many. */
export function carryOnDeletions(context: Context): Promise<number> {
  return carryOnDue(context, context.models.deletions, (deletion) =>
    carryOnDeletion(context, deletion),
  );
}
