import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { workspace } from './workspace-parts.js';

export const listWorkspaces = defineOperation({
  name: 'listWorkspaces',
  summary:
    'The workspaces that the user is a member of: the one made with the account, then by name',
  method: 'GET',
  path: '/auth/workspaces',
  auth: 'user',
  response: z.object({ workspaces: z.array(workspace) }),
  errors: {},
});
