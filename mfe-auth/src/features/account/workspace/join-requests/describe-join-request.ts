import type { listJoinableWorkspaces, listJoinRequests } from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { timeAgo, timeUntil } from '../../time-ago.js';
import { fullName } from '../describe-member.js';

export type JoinRequests = OperationResponse<typeof listJoinRequests>;
export type JoinRequest = JoinRequests['requests'][number];
export type JoinableWorkspace = OperationResponse<
  typeof listJoinableWorkspaces
>['workspaces'][number];

/** The name of the person, or the address of an account without one. */
export const askerName = (request: JoinRequest) => fullName(request) || request.email;

/** 'Asked 2 days ago'. */
export const describeAsked = ({ askedAt }: JoinRequest) => `Asked ${timeAgo(askedAt)}`;

/** How far the reader's own request is; `domain` is the one of their address. */
export function describeJoinable(
  { state, askedAt, until }: JoinableWorkspace,
  domain: string,
): string {
  if (state === 'offered')
    return `This workspace belongs to ${domain}, the domain of your address. An owner or admin answers.`;
  const when = until === null ? '' : timeUntil(until);
  if (state === 'declined') return `Your request was declined. You can ask again ${when}.`;
  const asked = askedAt === null ? '' : ` ${timeAgo(askedAt)}`;
  return `You asked${asked}. We mail you when you are let in. The request ends ${when}.`;
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });

/** 'People at brookfield.example may ask to join'. */
export const describeWho = ({ domains }: JoinRequests) =>
  domains.length === 0
    ? 'Nobody can ask to join: no domain is verified'
    : `People at ${list.format(domains)} may ask to join`;
