import type { Member } from '@shortlist/contracts/authorise';
import * as http from '@shortlist/contracts/http/auth';
import { reportActivity, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { acceptJoinRequest, declineJoinRequest } from '../domain/join-requests/answer.js';
import { askToJoin, listJoinable, withdrawJoinRequest } from '../domain/join-requests/ask.js';
import { listJoinRequests, setJoinRequestsOpen } from '../domain/join-requests/list.js';
import { getPerson } from '../domain/members/describe-workspace.js';
import { presentJoinable, presentJoinRequests } from '../presenters/join-request.js';
import { presentMember } from '../presenters/workspace.js';

/** Asking to join, for a person outside the workspace. */
function createAskingRoutes(context: Context): readonly Route[] {
  return [
    route(http.listJoinableWorkspaces, async ({ user }) => ({
      workspaces: (await listJoinable(context, user.sub)).map(presentJoinable),
    })),
    route(http.askToJoin, async ({ input, user }) => {
      const { id: workspaceId } = input.params;
      const userId = user.sub;
      const asked = await askToJoin(context, userId, workspaceId);
      const facts = { kind: 'join-asked', detail: asked.email } as const;
      if (asked.isNew) reportActivity(context, { workspaceId, userId }, facts);
      return { workspace: presentJoinable(asked) };
    }),
    route(http.withdrawJoinRequest, async ({ input, user }) => {
      await withdrawJoinRequest(context, user.sub, input.params.id);
      return { message: 'Your request is withdrawn.' };
    }),
  ];
}

/** Requests to join: for the person who asks, and for the members who manage people. */
export function createJoinRequestsRoutes(context: Context): readonly Route[] {
  const show = async (member: Member) =>
    presentJoinRequests(await listJoinRequests(context, member));
  return [
    ...createAskingRoutes(context),
    route(http.listJoinRequests, ({ member }) => show(member)),
    route(http.setJoinRequestsOpen, async ({ input, member }) => {
      const { open } = input.body;
      await setJoinRequestsOpen(context, member, open);
      const detail = open ? 'open' : 'closed';
      reportActivity(context, member, { kind: 'join-requests-changed', detail });
      return show(member);
    }),
    route(http.acceptJoinRequest, async ({ input, member }) => {
      const { userId } = input.params;
      const { role: detail } = input.body;
      const { workspaceId } = member;
      await acceptJoinRequest(context, member, { userId, role: detail });
      reportActivity(context, member, { kind: 'join-accepted', aboutId: userId, detail });
      reportActivity(context, { workspaceId, userId }, { kind: 'member-joined', detail });
      return { member: presentMember(await getPerson(context, workspaceId, userId)) };
    }),
    route(http.declineJoinRequest, async ({ input, member }) => {
      const detail = await declineJoinRequest(context, member, input.params.userId);
      reportActivity(context, member, { kind: 'join-declined', detail });
      return {
        message:
          'The request is declined. They can ask again in 30 days. You can invite them at any time.',
      };
    }),
  ];
}
