import * as z from 'zod/mini';
import { maxWorkspacesPerPerson } from '../../../constants.js';
import { id } from '../../../entities.js';
import { joiningRoles } from '../../../workspaces/roles.js';
import { defineOperation } from '../../operation.js';
import { joinRequestErrors } from './join-request-parts.js';
import { member, memberErrors } from './workspace-parts.js';

const { MemberNotFound, NotYourRole } = memberErrors;

export const acceptJoinRequest = defineOperation({
  name: 'acceptJoinRequest',
  summary: 'Make a person who asks a member of the workspace; nobody becomes an owner this way',
  method: 'POST',
  path: '/auth/workspace/join-requests/{userId}/accept',
  auth: 'user',
  action: 'members.manage',
  params: z.object({ userId: id }),
  body: z.object({ role: z.enum(joiningRoles) }),
  response: z.object({ member }),
  errors: {
    ...joinRequestErrors,
    MemberNotFound,
    NotYourRole,
    TooManyWorkspaces: {
      status: 409,
      message: `This person is a member of ${maxWorkspacesPerPerson} workspaces. They must leave one first.`,
    },
  },
});
