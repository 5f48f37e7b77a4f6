import type { Context } from '../../context.js';
import { brakeJoinRequests } from '../brakes/brake-mails.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { getUser } from '../get-user.js';
import { refusal } from '../refusal.js';
import { oweMail } from '../retry-later.js';
import { domainOf } from '../ways-in/require-way-in.js';
import { changeMembers } from '../workspaces/change-members.js';
import { membershipId } from '../workspaces/own-workspace.js';
import { sendJoinMail } from './mails.js';
import { findJoinable, type Joinable } from './offer.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A request ends after it. Someone who was declined may ask again after it. */
export const joinRequestMs = 30 * DAY_MS;
const maxOpen = 100;

/** The workspaces that a user may ask to join, or has asked. */
export async function listJoinable(context: Context, userId: string): Promise<Joinable[]> {
  const joinable = await findJoinable(context, await getUser(context, userId));
  return joinable ? [joinable] : [];
}

/** Throws `JoiningNotOffered` unless the user may ask to join this workspace, or has asked. */
async function requireJoinable(context: Context, userId: string, workspaceId: string) {
  const user = await getUser(context, userId);
  const joinable = await findJoinable(context, user);
  if (joinable?.workspace._id !== workspaceId) throw refusal('JoiningNotOffered');
  if (joinable.request?.state === 'declined') throw refusal('JoinRequestDeclined');
  return { ...joinable, user };
}

async function store(context: Context, { workspace, user }: Asking) {
  const { models, clock } = context;
  const requests = models.joinRequests.in(workspace._id);
  const now = clock();
  const open = await requests.count({ state: 'open', expiresAt: { $gt: now } });
  if (open >= maxOpen) throw refusal('TooManyJoinRequests');
  const _id = membershipId(workspace._id, user._id);
  // One whose time has passed, or of another domain.
  await requests.deleteOne({ _id });
  return requests.create({
    _id,
    userId: user._id,
    domain: domainOf(user.email),
    askedAt: now,
    expiresAt: new Date(now.getTime() + joinRequestMs),
    ...oweMail(context),
  });
}
type Asking = Awaited<ReturnType<typeof requireJoinable>>;

export interface Asked extends Joinable {
  readonly isNew: boolean;
  readonly email: string;
}

/**
 * Asks the owners and admins of a workspace to let the user join. An open request stays as it is. Throws
 * `JoiningNotOffered`, `JoinRequestDeclined`, `TooManyJoinRequests` or `TooManyRequests`.
 */
export async function askToJoin(
  context: Context,
  userId: string,
  workspaceId: string,
): Promise<Asked> {
  const { request: known } = await requireJoinable(context, userId, workspaceId);
  if (!known) await brakeJoinRequests(context, userId);
  const asked = await changeMembers(context, workspaceId, async (): Promise<Asked> => {
    // Asked again: another call may have been faster.
    const asking = await requireJoinable(context, userId, workspaceId);
    const request = asking.request ?? (await store(context, asking));
    const { email } = asking.user;
    return { workspace: asking.workspace, request, isNew: !asking.request, email };
  });
  if (!asked?.request) throw refusal('JoiningNotOffered');
  await requireStillThere(context, userId);
  const { request, isNew } = asked;
  if (!isNew) return asked;
  context.background.run('join request', () => sendJoinMail(context, request));
  context.log.info({ userId, workspaceId }, 'somebody asked to join');
  return asked;
}

/** Withdraws the user's open request. Throws `JoinRequestOver`. */
export async function withdrawJoinRequest(
  context: Context,
  userId: string,
  workspaceId: string,
): Promise<void> {
  // Not while it is answered.
  const withdrawn = await changeMembers(context, workspaceId, async () => {
    const requests = context.models.joinRequests.in(workspaceId);
    const open = { _id: membershipId(workspaceId, userId), state: 'open' as const };
    const isThere = await requests.exists(open);
    await requests.deleteOne(open);
    return isThere;
  });
  if (!withdrawn) throw refusal('JoinRequestOver');
}
