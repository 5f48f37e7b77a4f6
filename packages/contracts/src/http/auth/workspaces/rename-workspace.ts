import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { workspace, workspaceName } from './workspace-parts.js';

export const renameWorkspace = defineOperation({
  name: 'renameWorkspace',
  summary: 'Give the workspace another name',
  method: 'PATCH',
  path: '/auth/workspace',
  auth: 'user',
  action: 'workspace.rename',
  body: z.object({ name: workspaceName }),
  response: z.object({ workspace }),
  errors: {},
});
