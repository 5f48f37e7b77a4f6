import type { getWorkspace } from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { timeAgo } from '../time-ago.js';

export type Workspace = OperationResponse<typeof getWorkspace>;
export type WorkspaceMember = Workspace['members'][number];
export type Invitation = Workspace['invitations'][number];

/** A part of the page of a workspace. */
export interface WorkspacePartProps {
  readonly data: Workspace;
  /** Fetches the workspace again after a change. */
  readonly reload: () => void;
}

type Named = Pick<WorkspaceMember, 'firstName' | 'lastName'>;

export const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim();

/** Signs of life are recorded once a quarter of an hour. */
const recordedEveryMs = 15 * 60_000;

/** Words for the last sign of life of a member: 'Now', '20 minutes ago', 'Yesterday'. */
export function describeLastSeen(lastSeenAt: string | null, now = Date.now()): string {
  if (lastSeenAt === null) return 'Not yet seen';
  if (now - Date.parse(lastSeenAt) <= recordedEveryMs) return 'Now';
  const words = timeAgo(lastSeenAt, now);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** 'No screenings', '1 screening', '4 screenings'. */
export const countScreenings = (count: number) =>
  `${count === 0 ? 'No' : count} ${count === 1 ? 'screening' : 'screenings'}`;
