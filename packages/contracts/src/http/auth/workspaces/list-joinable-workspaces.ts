import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { joinableWorkspace } from './join-request-parts.js';

export const listJoinableWorkspaces = defineOperation({
  name: 'listJoinableWorkspaces',
  summary: 'Workspaces that the user may ask to join, by the domain of their verified address',
  method: 'GET',
  path: '/auth/joinable-workspaces',
  auth: 'user',
  response: z.object({ workspaces: z.array(joinableWorkspace) }),
  errors: {},
});
