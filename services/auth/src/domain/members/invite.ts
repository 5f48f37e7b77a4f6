import { randomUUID } from 'node:crypto';
import type { Member } from '@shortlist/contracts/authorise';
import type { MemberRole } from '@shortlist/contracts/roles';
import type { Context } from '../../context.js';
import type { InvitationRecord } from '../../models/invitation.js';
import { brakeInvitations } from '../brakes/brake-mails.js';
import { normalizeEmail } from '../normalize-email.js';
import { refusal } from '../refusal.js';
import { findPeople } from '../workspaces/find-people.js';
import { changeAsMember } from './change-as-member.js';
import { oweInvitation, sendInvitation } from './invitation-mails.js';
import { showInvitation, type ShownInvitation } from './show-invitation.js';

const maxOpen = 100;

export interface InviteInput {
  readonly emails: readonly string[];
  readonly role: MemberRole;
}

export interface Invited {
  readonly invitations: readonly ShownInvitation[];
  readonly alreadyMembers: readonly string[];
}

/** Throws `TooManyInvitations` when these addresses would be too many. */
async function requireRoom(context: Context, workspaceId: string, emails: readonly string[]) {
  const { models, clock } = context;
  const others = { email: { $nin: [...emails] }, expiresAt: { $gt: clock() } };
  const open = await models.invitations.in(workspaceId).count(others);
  if (open + emails.length > maxOpen) throw refusal('TooManyInvitations');
}

/** Owes an address its invitation, in place of the one it has. */
async function store(
  context: Context,
  { workspaceId, userId }: Member,
  { email, role }: { readonly email: string; readonly role: MemberRole },
): Promise<InvitationRecord> {
  const invitations = context.models.invitations.in(workspaceId);
  const owed = { role, ...oweInvitation(context, userId) };
  const renewed = await invitations.findOneAndUpdate({ email }, { $set: owed });
  return renewed ?? invitations.create({ _id: randomUUID(), email, ...owed });
}

function mail(context: Context, invitation: InvitationRecord): void {
  context.background.run('invitation', () => sendInvitation(context, invitation));
}

/**
 * Invites addresses by mail, except those of members. An address that was invited before gets a new link. Throws
 * `TooManyInvitations` or `TooManyRequests`.
 */
export async function inviteMembers(
  context: Context,
  member: Member,
  { emails, role }: InviteInput,
): Promise<Invited> {
  const { workspaceId } = member;
  const wanted = [...new Set(emails.map(normalizeEmail))];
  const invited = await changeAsMember(context, member, async () => {
    const people = await findPeople(context, workspaceId);
    const isMember = (email: string) => people.some((person) => person.email === email);
    const others = wanted.filter((email) => !isMember(email));
    await requireRoom(context, workspaceId, others);
    await brakeInvitations(context, workspaceId, others);
    const invitations: InvitationRecord[] = [];
    for (const email of others) invitations.push(await store(context, member, { email, role }));
    return {
      invitations: invitations.map((one) => showInvitation(context, people, one)),
      alreadyMembers: wanted.filter(isMember),
    };
  });
  for (const invitation of invited.invitations) mail(context, invitation);
  const count = invited.invitations.length;
  context.log.info({ workspaceId, userId: member.userId, role, count }, 'people were invited');
  return invited;
}

/** Mails an invitation again, with a new link. Throws `InvitationNotFound` or `TooManyRequests`. */
export async function resendInvitation(
  context: Context,
  { userId, workspaceId }: Member,
  id: string,
): Promise<ShownInvitation> {
  const invitations = context.models.invitations.in(workspaceId);
  const own = { _id: id };
  const found = await invitations.findOne(own);
  if (!found) throw refusal('InvitationNotFound');
  await brakeInvitations(context, workspaceId, [found.email]);
  const owed = { $set: oweInvitation(context, userId) };
  const invitation = await invitations.findOneAndUpdate(own, owed);
  if (!invitation) throw refusal('InvitationNotFound');
  mail(context, invitation);
  return showInvitation(context, await findPeople(context, workspaceId), invitation);
}

/** Ends an invitation. Throws `InvitationNotFound`. */
export async function withdrawInvitation(
  { models }: Context,
  { workspaceId }: Member,
  id: string,
): Promise<void> {
  const invitations = models.invitations.in(workspaceId);
  if (!(await invitations.exists({ _id: id }))) throw refusal('InvitationNotFound');
  await invitations.deleteOne({ _id: id });
}
