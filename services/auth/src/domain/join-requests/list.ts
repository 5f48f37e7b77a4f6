import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import type { JoinRequestRecord } from '../../models/join-request.js';
import { userDocument } from '../../models/user.js';
import { domainOf } from '../ways-in/require-way-in.js';
import { getWorkspace } from '../workspaces/get-workspace.js';
import { isOnlyBySignOn } from './offer.js';

const personView = userDocument.pick('firstName', 'lastName', 'email', 'verifiedAt');

/** A person who asks to join. */
export interface Asker extends JoinRequestRecord {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** People who ask to join a workspace and still have an address of the domain; the one that waits longest first. */
export async function findAskers(
  { models, clock }: Pick<Context, 'models' | 'clock'>,
  workspaceId: string,
): Promise<Asker[]> {
  const open = { state: 'open', expiresAt: { $gt: clock() } } as const;
  const requests = await models.joinRequests
    .in(workspaceId)
    .findReadable(open, undefined, { sort: { askedAt: 1 } });
  const ids = requests.map(({ userId }) => userId);
  const users = await models.users.findReadable({ _id: { $in: ids } }, personView);
  const persons = new Map(users.map(({ _id, ...person }) => [_id, person]));
  return requests.flatMap((request) => {
    const person = persons.get(request.userId);
    if (!person?.verifiedAt || domainOf(person.email) !== request.domain) return [];
    const { firstName, lastName, email } = person;
    return [{ ...request, firstName, lastName, email }];
  });
}

/** The requests to join a workspace, and whether people may ask. */
export async function listJoinRequests(context: Context, { workspaceId }: Member) {
  const { joinRequestsOpen } = await getWorkspace(context, workspaceId);
  const domains = await context.models.signOnDomains
    .in(workspaceId)
    .findReadable({ verifiedAt: { $ne: null } }, undefined, { sort: { domain: 1 } });
  return {
    askers: await findAskers(context, workspaceId),
    domains: domains.map(({ domain }) => domain),
    open: joinRequestsOpen,
    isOnlyBySignOn: await isOnlyBySignOn(context, workspaceId),
  };
}
export type ListedJoinRequests = Awaited<ReturnType<typeof listJoinRequests>>;

/** Lets people ask to join, or not any more. Requests of before stay. */
export async function setJoinRequestsOpen(
  { models, log }: Context,
  { workspaceId, userId }: Member,
  open: boolean,
): Promise<void> {
  await models.workspaces.updateOne({ _id: workspaceId }, { $set: { joinRequestsOpen: open } });
  log.info({ workspaceId, userId, open }, 'whether people may ask to join was changed');
}
