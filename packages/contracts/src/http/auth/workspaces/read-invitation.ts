import * as z from 'zod/mini';
import { emailAddress, isoDate, memberRole } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { invitationToken } from './workspace-parts.js';

/** The link was withdrawn, replaced, used or has expired: which of them is nobody's business. */
export const invitationOver = {
  status: 404,
  message:
    'This invitation does not work any more: it was used or withdrawn, or its 7 days are over. Please ask for another one.',
} as const;

export const readInvitation = defineOperation({
  name: 'readInvitation',
  summary: 'What an invitation offers, for the person who follows its link',
  method: 'POST',
  path: '/auth/invitations/read',
  auth: 'public',
  sensitive: true,
  body: z.object({ token: invitationToken }),
  response: z.object({
    workspace: z.string(),
    role: memberRole,
    /** Full name of the member who sent it; null when they are a member no longer. */
    invitedBy: z.nullable(z.string()),
    email: emailAddress,
    expiresAt: isoDate,
  }),
  errors: { InvitationOver: invitationOver },
});
