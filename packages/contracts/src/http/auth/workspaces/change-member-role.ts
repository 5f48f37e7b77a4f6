import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { memberRoles } from '../../../workspaces/roles.js';
import { defineOperation } from '../../operation.js';
import { member, memberErrors } from './workspace-parts.js';

const { MemberNotFound, LastOwner, NotYourRole } = memberErrors;

export const changeMemberRole = defineOperation({
  name: 'changeMemberRole',
  summary: 'Give a member another role, at once; only an owner makes owners or changes one',
  method: 'PATCH',
  path: '/auth/workspace/members/{userId}',
  auth: 'user',
  action: 'members.manage',
  params: z.object({ userId: id }),
  body: z.object({ role: z.enum(memberRoles) }),
  response: z.object({ member }),
  errors: { MemberNotFound, LastOwner, NotYourRole },
});
