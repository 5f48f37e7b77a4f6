import { listWorkspaces, useOperation, type Workspace } from '@shortlist/web-kit';

/** The workspaces of the signed-in user, asked when the component appears. */
export const useWorkspaces = () => useOperation(listWorkspaces);

/** Line below the name of a workspace. */
export const workspaceLine = ({ role, members }: Workspace): string =>
  members === 1 ? 'Only you' : `You are ${role} · ${members} people`;
