import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { createWorkspace } from './create-workspace.js';
import { invitationOver } from './read-invitation.js';
import { invitationToken, workspace } from './workspace-parts.js';

export const acceptInvitation = defineOperation({
  name: 'acceptInvitation',
  summary: 'Join a workspace by an invitation to the address of the account',
  method: 'POST',
  path: '/auth/invitations/accept',
  auth: 'user',
  sensitive: 'braked',
  body: z.object({ token: invitationToken }),
  response: z.object({ workspace }),
  errors: {
    InvitationOver: invitationOver,
    OtherAddress: {
      status: 409,
      message:
        'This invitation was sent to another address. Please sign in with the account of that address.',
    },
    ...createWorkspace.errors,
  },
});
