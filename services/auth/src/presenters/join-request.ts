import type { listJoinableWorkspaces, listJoinRequests } from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { ListedJoinRequests } from '../domain/join-requests/list.js';
import type { Joinable } from '../domain/join-requests/offer.js';

type JoinableWorkspace = OperationResponse<typeof listJoinableWorkspaces>['workspaces'][number];

/** A workspace, as a person outside it sees it. */
export function presentJoinable({ workspace, request }: Joinable): JoinableWorkspace {
  const { _id: id, name } = workspace;
  if (!request) return { id, name, state: 'offered', askedAt: null, until: null };
  return {
    id,
    name,
    state: request.state === 'declined' ? 'declined' : 'asked',
    askedAt: request.askedAt.toISOString(),
    until: request.expiresAt.toISOString(),
  };
}

/** Requests to join, as owners and admins see them. */
export function presentJoinRequests({
  askers,
  ...choices
}: ListedJoinRequests): OperationResponse<typeof listJoinRequests> {
  return {
    requests: askers.map(({ userId, firstName, lastName, email, askedAt, expiresAt }) => ({
      userId,
      firstName,
      lastName,
      email,
      askedAt: askedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    ...choices,
  };
}
