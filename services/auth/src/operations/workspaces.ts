import * as http from '@shortlist/contracts/http/auth';
import { reportActivity, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { acceptInvitation, readInvitation } from '../domain/members/accept-invitation.js';
import { changeRole } from '../domain/members/change-role.js';
import {
  countMembers,
  describeWorkspace,
  getPerson,
} from '../domain/members/describe-workspace.js';
import { inviteMembers, resendInvitation, withdrawInvitation } from '../domain/members/invite.js';
import { createWorkspace, renameWorkspace } from '../domain/members/keep-workspaces.js';
import { leaveWorkspace, removeMember } from '../domain/members/leave.js';
import { listWorkspaces } from '../domain/sessions/list-workspaces.js';
import type { Grant } from '../domain/workspaces/list-grants.js';
import { presentInvitation, presentMember, presentWorkspace } from '../presenters/workspace.js';

/** Workspaces, their members and invitations. */
export function createWorkspacesRoutes(context: Context): readonly Route[] {
  const show = async (grant: Grant, userId: string) =>
    presentWorkspace(grant, userId, await countMembers(context, grant.workspace._id));
  return [
    route(http.listWorkspaces, async ({ user }) => {
      const grants = await listWorkspaces(context, user.sub, user.sid);
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
      reportActivity(context, member, { kind: 'workspace-renamed', detail: input.body.name });
      return { workspace: await show(grant, member.userId) };
    }),
    route(http.inviteMembers, async ({ input, member }) => {
      const { invitations, alreadyMembers } = await inviteMembers(context, member, input.body);
      for (const { email: detail } of invitations) {
        reportActivity(context, member, { kind: 'member-invited', detail });
      }
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
      reportActivity(context, member, { kind: 'invitation-withdrawn' });
      return { message: 'The invitation is withdrawn. Its link no longer works.' };
    }),
    route(http.readInvitation, async ({ input }) => {
      const { expiresAt, ...invitation } = await readInvitation(context, input.body.token);
      return { ...invitation, expiresAt: expiresAt.toISOString() };
    }),
    route(http.acceptInvitation, async ({ input, user }) => {
      const userId = user.sub;
      const grant = await acceptInvitation(context, userId, input.body.token);
      const actor = { workspaceId: grant.workspace._id, userId };
      reportActivity(context, actor, { kind: 'member-joined', detail: grant.role });
      return { workspace: await show(grant, userId) };
    }),
    route(http.changeMemberRole, async ({ input, member }) => {
      const { userId } = input.params;
      const { role } = input.body;
      await changeRole(context, member, { userId, role });
      reportActivity(context, member, { kind: 'role-changed', aboutId: userId, detail: role });
      return { member: presentMember(await getPerson(context, member.workspaceId, userId)) };
    }),
    route(http.removeMember, async ({ input, member }) => {
      const { userId } = input.params;
      await removeMember(context, member, { userId, heirs: input.body.handOver });
      reportActivity(context, member, { kind: 'member-removed', aboutId: userId });
      return { message: 'This person is no longer a member.' };
    }),
    route(http.leaveWorkspace, async ({ input, member }) => {
      await leaveWorkspace(context, member, input.body.handOver);
      reportActivity(context, member, { kind: 'member-left' });
      return { message: 'You have left the workspace.' };
    }),
  ];
}
