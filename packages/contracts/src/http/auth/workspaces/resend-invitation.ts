import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { invitation } from './workspace-parts.js';

export const invitationNotFound = {
  status: 404,
  message: 'This invitation was accepted or withdrawn already.',
} as const;

export const resendInvitation = defineOperation({
  name: 'resendInvitation',
  summary: 'Mail an invitation again with a new link for 7 days; the former link ends',
  method: 'POST',
  path: '/auth/workspace/invitations/{id}/resend',
  auth: 'user',
  action: 'members.manage',
  sendsMail: true,
  params: z.object({ id }),
  response: z.object({ invitation }),
  errors: { InvitationNotFound: invitationNotFound },
});
