import * as z from 'zod/mini';
import { emailAddress } from '../../../entities.js';
import { joiningRoles } from '../../../workspaces/roles.js';
import { defineOperation } from '../../operation.js';
import { invitation } from './workspace-parts.js';

const atOnce = 20;

export const inviteMembers = defineOperation({
  name: 'inviteMembers',
  summary: 'Invite people by mail; each link works for 7 days. Nobody is invited as an owner',
  method: 'POST',
  path: '/auth/workspace/invitations',
  auth: 'user',
  action: 'members.manage',
  sendsMail: true,
  body: z.object({
    emails: z
      .array(emailAddress)
      .check(
        z.minLength(1, 'Please give at least one email address.'),
        z.maxLength(atOnce, `Please invite at most ${atOnce} people at once.`),
      ),
    role: z.enum(joiningRoles),
  }),
  response: z.object({
    invitations: z.array(invitation),
    /** Addresses that belong to members already. */
    alreadyMembers: z.array(z.string()),
  }),
  errors: {
    TooManyInvitations: {
      status: 409,
      message: 'The workspace has 100 open invitations. Please withdraw some first.',
    },
  },
});
