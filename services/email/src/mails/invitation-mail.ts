import { memberRoles, memberRoleTexts } from '@shortlist/contracts/roles';
import { renderLinkMail } from './link-mail.js';
import type { Mail } from './mail.js';
import { personName } from './person-name.js';

export interface InvitationMail {
  readonly to: string;
  readonly token: string;
  readonly workspace: string;
  /** Blank when the member who invited has left since. */
  readonly invitedBy: string;
  /** A role that only a later release knows is not described. */
  readonly role: string;
  readonly expiresInDays: number;
}

function describeRole(role: string): string {
  const known = memberRoles.find((name) => name === role);
  if (!known) return '';
  const { name, line } = memberRoleTexts[known];
  return ` Your role there is ${name.toLowerCase()}. ${line}`;
}

/** The mail that invites a person to a workspace. The secret of its link is in the fragment, which no server sees. */
export function invitationMail(
  appUrl: string,
  { to, token, workspace, invitedBy, role, expiresInDays }: InvitationMail,
): Mail {
  const name = personName(workspace) || 'a workspace';
  const inviter = personName(invitedBy);
  const subject = inviter
    ? `${inviter} invites you to ${name} on Shortlist`
    : `You are invited to ${name} on Shortlist`;
  const begins = inviter ? `${inviter} invites you` : 'You are invited';
  return renderLinkMail({
    to,
    firstName: '',
    subject,
    intro: `${begins} to the workspace ${name} on Shortlist, where a team screens resumes.${describeRole(role)}`,
    label: 'See the invitation',
    link: `${appUrl}/invitation#token=${encodeURIComponent(token)}`,
    note: `The link works for ${expiresInDays} days, once, and for this address alone. If you do not know the sender, you can ignore this email; nothing happens then.`,
  });
}
