import type { UserRecord } from '../../models/user.js';
import { beginDeletion, listNames } from '../account/begin-deletion.js';
import { forgetTurnsOf } from '../brakes/consume-turn.js';
import { eraseFactors } from '../erasure/erase-factors.js';
import { endSessions } from '../sessions/end-sessions.js';
import { findOnlyOwned } from '../workspaces/find-only-owned.js';
import type { OperatorContext } from './operator-context.js';
import { writeAudit } from './write-audit.js';

/** Keeps an account from signing in and ends its sessions. Its data stay. */
export async function disable(context: OperatorContext, { _id }: UserRecord): Promise<void> {
  await writeAudit(context, { action: 'disable', userId: _id });
  // First the account: what signs in between would stay signed in.
  await context.models.users.updateOne({ _id }, { $set: { disabledAt: context.clock() } });
  await endSessions(context, { userId: _id });
  // Also for its API tokens, where no session went on.
  await context.announceAccessEnded(_id);
}

/** Lets a disabled account sign in again. */
export async function enable(context: OperatorContext, { _id }: UserRecord): Promise<void> {
  await writeAudit(context, { action: 'enable', userId: _id });
  await context.models.users.updateOne({ _id }, { $set: { disabledAt: null } });
}

/** Forgets failed sign-ins, so that its owner need not wait. */
export async function unlock(context: OperatorContext, { _id, email }: UserRecord): Promise<void> {
  await writeAudit(context, { action: 'unlock', userId: _id });
  await forgetTurnsOf(context, email);
}

/**
 * Takes every second factor off an account whose owner has lost them all: the operator has made sure who asks. The owner
 * is told by mail, which the running service sends at its next sweep.
 */
export async function removeFactors(context: OperatorContext, { _id }: UserRecord): Promise<void> {
  await writeAudit(context, { action: 'factor-off', userId: _id });
  await eraseFactors(context, _id);
  await context.models.users.updateOne(
    { _id },
    { $set: { 'mailDue.secondFactorRemoved': context.clock() } },
  );
}

/**
 * Deletes an account for good, but for the only owner of a workspace with other members. The running service has the others delete their part at its next
 * sweep, and tells the owner.
 */
export async function remove(context: OperatorContext, user: UserRecord): Promise<void> {
  const names = await findOnlyOwned(context, user._id);
  if (names.length > 0)
    throw new Error(
      `${user.email} is the only owner of ${listNames(names)}, which has other members. Make one of them an owner first: npm run user -- owner <account> --workspace <id>`,
    );
  await writeAudit(context, { action: 'delete', userId: user._id });
  await beginDeletion(context, user, context.clock());
}
