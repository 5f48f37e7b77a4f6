import * as z from 'zod/mini';
import { id, message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { invitationNotFound } from './resend-invitation.js';

export const withdrawInvitation = defineOperation({
  name: 'withdrawInvitation',
  summary: 'Withdraw an invitation: its link ends',
  method: 'DELETE',
  path: '/auth/workspace/invitations/{id}',
  auth: 'user',
  action: 'members.manage',
  params: z.object({ id }),
  response: message,
  errors: { InvitationNotFound: invitationNotFound },
});
