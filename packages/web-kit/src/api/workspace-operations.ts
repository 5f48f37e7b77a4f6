import type * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { count, flag, group, invalid, text } from '../read-fields.js';
import { readId, readRole } from './read-session.js';
import { answerBy } from './session-operations.js';

export type Workspace = OperationResponse<typeof http.createWorkspace>['workspace'];

function readWorkspace(value: unknown): Workspace {
  const fields = group(value, 'workspace');
  return {
    id: readId(fields, 'id'),
    name: text(fields, 'name'),
    role: readRole(fields['role']),
    members: count(fields, 'members'),
    isOwn: flag(fields, 'isOwn'),
  };
}

type Joinable = OperationResponse<typeof http.listJoinableWorkspaces>['workspaces'][number];

/** As much as the menu shows. */
function readJoinable(value: unknown): Pick<Joinable, 'id' | 'name' | 'state'> {
  const fields = group(value, 'workspace');
  const state = fields['state'] === 'offered' ? 'offered' : 'asked';
  return { id: readId(fields, 'id'), name: text(fields, 'name'), state };
}

// Operations of the user menu, without their schemas: the shell has no schema library.

export const listWorkspaces = {
  name: 'listWorkspaces',
  method: 'GET',
  path: '/auth/workspaces',
  auth: 'user',
  response: answerBy((value) => {
    const { workspaces } = group(value, 'answer');
    if (!Array.isArray(workspaces)) throw invalid('workspaces');
    return { workspaces: workspaces.map(readWorkspace) };
  }),
} as unknown as typeof http.listWorkspaces;

export const createWorkspace = {
  name: 'createWorkspace',
  method: 'POST',
  path: '/auth/workspaces',
  auth: 'user',
  response: answerBy((value) => ({
    workspace: readWorkspace(group(value, 'answer')['workspace']),
  })),
} as unknown as typeof http.createWorkspace;

export const listJoinableWorkspaces = {
  name: 'listJoinableWorkspaces',
  method: 'GET',
  path: '/auth/joinable-workspaces',
  auth: 'user',
  response: answerBy((value) => {
    const { workspaces } = group(value, 'answer');
    if (!Array.isArray(workspaces)) throw invalid('workspaces');
    return { workspaces: workspaces.map(readJoinable) };
  }),
} as unknown as typeof http.listJoinableWorkspaces;
