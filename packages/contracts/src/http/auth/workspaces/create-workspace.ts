import * as z from 'zod/mini';
import { maxWorkspacesPerPerson } from '../../../constants.js';
import { defineOperation } from '../../operation.js';
import { workspace, workspaceName } from './workspace-parts.js';

export const createWorkspace = defineOperation({
  name: 'createWorkspace',
  summary: 'Start a workspace and become its owner; the next access token names it',
  method: 'POST',
  path: '/auth/workspaces',
  auth: 'user',
  body: z.object({ name: workspaceName }),
  response: z.object({ workspace }),
  errors: {
    TooManyWorkspaces: {
      status: 409,
      message: `You are a member of ${maxWorkspacesPerPerson} workspaces. Please leave one first.`,
    },
  },
});
