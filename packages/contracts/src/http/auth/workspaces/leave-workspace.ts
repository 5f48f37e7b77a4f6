import * as z from 'zod/mini';
import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { handOver, memberErrors } from './workspace-parts.js';

const { LastOwner, HeirNotAllowed } = memberErrors;

export const leaveWorkspace = defineOperation({
  name: 'leaveWorkspace',
  summary: 'Leave the workspace and hand over the screenings that the caller leads',
  method: 'POST',
  path: '/auth/workspace/leave',
  auth: 'user',
  action: 'workspace.leave',
  body: z.object({ handOver }),
  response: message,
  errors: {
    LastOwner,
    HeirNotAllowed,
    OwnWorkspace: {
      status: 409,
      message: 'This workspace was made with your account. It goes with the account.',
    },
  },
});
