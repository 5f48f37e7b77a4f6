import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { acceptInvitation, readInvitation } from '../domain/members/accept-invitation.js';
import { changeRole } from '../domain/members/change-role.js';
import {
  countMembers,
  describeWorkspace,
  getPerson,
} from '../domain/members/describe-workspace.js';
import { inviteMembers, resendInvitation, withdrawInvitation } from '../domain/members/invite.js';
import {
  createWorkspace,
  listWorkspaces,
  renameWorkspace,
} from '../domain/members/keep-workspaces.js';
import { leaveWorkspace, removeMember } from '../domain/members/leave.js';
import type { Grant } from '../domain/workspaces/list-grants.js';
import { presentInvitation, presentMember, presentWorkspace } from '../presenters/workspace.js';

/** Workspaces, their members and invitations. */
export function createWorkspacesRoutes(context: Context): readonly Route[] {
  const show = async (grant: Grant, userId: string) =>
    presentWorkspace(grant, userId, await countMembers(context, grant.workspace._id));
  return [
    route(http.listWorkspaces, async ({ user }) => {
      const grants = await listWorkspaces(context, user.sub);
      return { workspaces: await Promise.all(grants.map((grant) => show(grant, user.sub))) };
    }),
    route(http.createWorkspace, async ({ input, user }) => ({
      workspace: await show(await createWorkspace(context, user.sub, input.body.name), user.sub),
    })),
    route(http.getWorkspace, async ({ member }) => {
      const { workspace, people, invitations } = await describeWorkspace(context, member);
      const grant = { workspace, role: member.role };
      return {
        workspace: presentWorkspace(grant, member.userId, people.length),
        members: people.map(presentMember),
        invitations: invitations.map(presentInvitation),
      };
    }),
    route(http.renameWorkspace, async ({ input, member }) => {
      const grant = await renameWorkspace(context, member, input.body.name);
      return { workspace: await show(grant, member.userId) };
    }),
    route(http.inviteMembers, async ({ input, member }) => {
      const { invitations, alreadyMembers } = await inviteMembers(context, member, input.body);
      return {
        invitations: invitations.map(presentInvitation),
        alreadyMembers: [...alreadyMembers],
      };
    }),
    route(http.resendInvitation, async ({ input, member }) => ({
      invitation: presentInvitation(await resendInvitation(context, member, input.params.id)),
    })),
    route(http.withdrawInvitation, async ({ input, member }) => {
      await withdrawInvitation(context, member, input.params.id);
      return { message: 'The invitation is withdrawn. Its link no longer works.' };
    }),
    route(http.readInvitation, async ({ input }) => {
      const { expiresAt, ...invitation } = await readInvitation(context, input.body.token);
      return { ...invitation, expiresAt: expiresAt.toISOString() };
    }),
    route(http.acceptInvitation, async ({ input, user }) => ({
      workspace: await show(await acceptInvitation(context, user.sub, input.body.token), user.sub),
    })),
    route(http.changeMemberRole, async ({ input, member }) => {
      const { userId } = input.params;
      await changeRole(context, member, { userId, role: input.body.role });
      return { member: presentMember(await getPerson(context, member.workspaceId, userId)) };
    }),
    route(http.removeMember, async ({ input, member }) => {
      const { userId } = input.params;
      await removeMember(context, member, { userId, heirs: input.body.handOver });
      return { message: 'This person is no longer a member.' };
    }),
    route(http.leaveWorkspace, async ({ input, member }) => {
      await leaveWorkspace(context, member, input.body.handOver);
      return { message: 'You have left the workspace.' };
    }),
  ];
}
