import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { invitation, member, workspace } from './workspace-parts.js';

export const getWorkspace = defineOperation({
  name: 'getWorkspace',
  summary: 'The workspace of the call with its members; for owners and admins also its invitations',
  method: 'GET',
  path: '/auth/workspace',
  auth: 'user',
  action: 'workspace.read',
  response: z.object({
    workspace,
    /** Owners first, then by the day they joined. */
    members: z.array(member),
    /** Newest first; empty for members who may not manage people. */
    invitations: z.array(invitation),
  }),
  errors: {},
});
