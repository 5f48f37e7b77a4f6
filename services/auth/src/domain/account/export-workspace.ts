import type { Member } from '@shortlist/contracts/authorise';
import type { ExportWriter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { invitationDocument } from '../../models/invitation.js';
import { signOnDomainDocument } from '../../models/single-sign-on/domain.js';
import { signOnProviderDocument } from '../../models/single-sign-on/provider.js';
import { workspaceDocument } from '../../models/workspace.js';
import { findPeople } from '../workspaces/find-people.js';
import { exportJoinRequests } from './export-join-requests.js';

/** Files of an export about a workspace. */
export const workspaceFiles = {
  workspaces: 'workspace/workspace.json',
  memberships: 'workspace/members.json',
  invitations: 'workspace/invitations.json',
  joinRequests: 'workspace/join-requests.json',
  signOnProviders: 'workspace/single-sign-on.json',
  signOnDomains: 'workspace/single-sign-on.json',
} as const;

const workspaceView = workspaceDocument.pick(
  'name',
  'plan',
  'askedFor',
  'exempt',
  'joinRequestsOpen',
  'createdAt',
);
const invitationView = invitationDocument.pick('email', 'role', 'sentAt', 'expiresAt');

const providerView = signOnProviderDocument.pick('issuer', 'clientId', 'role', 'only', 'testedAt');
const domainView = signOnDomainDocument.pick('domain', 'verifiedAt', 'createdAt');

/** Writes how the members of a workspace sign in, without the client secret. */
async function exportSignOn({ models }: Context, workspaceId: string, writer: ExportWriter) {
  const domains = await models.signOnDomains.in(workspaceId).findReadable({}, domainView);
  await writer.value(
    {
      path: workspaceFiles.signOnProviders,
      about: 'Single sign-on of the workspace: provider and domains, without the client secret.',
    },
    {
      provider: await models.signOnProviders.findOne({ _id: workspaceId }, providerView),
      domains: domains.map(({ domain, verifiedAt, createdAt }) => ({
        domain,
        verifiedAt,
        createdAt,
      })),
    },
  );
}

/** The workspaces that a user is a member of. */
async function listOwnMemberships({ models }: Context, userId: string) {
  const memberships = await models.memberships.everywhere.findReadable({ userId });
  const ids = memberships.map(({ workspaceId }) => workspaceId);
  const workspaces = await models.workspaces.findReadable({ _id: { $in: ids } }, workspaceView);
  const names = new Map(workspaces.map(({ _id, name }) => [_id, name]));
  return memberships.map(({ workspaceId, role, joinedAt }) => ({
    workspace: names.get(workspaceId),
    role,
    joinedAt,
  }));
}

/** Writes the workspaces of the user, and the people of the workspace of the call, which they own: members, and those to come. */
export async function exportWorkspace(
  context: Context,
  member: Member,
  writer: ExportWriter,
): Promise<void> {
  const { userId, workspaceId } = member;
  const { workspaces, invitations } = context.models;
  await writer.value(
    { path: 'account/workspaces.json', about: 'The workspaces that you are a member of.' },
    await listOwnMemberships(context, userId),
  );
  await writer.value(
    { path: workspaceFiles.workspaces, about: 'The workspace that this export is about.' },
    await workspaces.findOne({ _id: workspaceId }, workspaceView),
  );
  await exportSignOn(context, workspaceId, writer);
  const people = await findPeople(context, workspaceId);
  await writer.value(
    { path: workspaceFiles.memberships, about: 'The members of the workspace.' },
    people.map(({ firstName, lastName, email, role, joinedAt }) => ({
      firstName,
      lastName,
      email,
      role,
      joinedAt,
    })),
  );
  const sent = await invitations.in(workspaceId).findReadable({}, invitationView, {
    sort: { sentAt: 1 },
  });
  await writer.value(
    {
      path: workspaceFiles.invitations,
      about: 'Invitations to the workspace that nobody has accepted, without their links.',
    },
    sent.map(({ email, role, sentAt, expiresAt }) => ({ email, role, sentAt, expiresAt })),
  );
  await exportJoinRequests(context, member, writer);
}
