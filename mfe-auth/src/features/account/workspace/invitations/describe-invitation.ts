import { memberRoleTexts } from '@shortlist/contracts/roles';
import { formatDate } from '@shortlist/web-kit';
import { timeAgo, timeUntil } from '../../time-ago.js';
import type { Invitation } from '../describe-member.js';

/** 'Recruiter · sent 23 Nov by you'; `ownName` is the reader's full name. */
export function describeInvitation(invitation: Invitation, ownName: string): string {
  const { role, sentAt, invitedBy } = invitation;
  const day = formatDate(sentAt).replace(/^[TY]/, (letter) => letter.toLowerCase());
  const sender = invitedBy === ownName ? 'you' : invitedBy;
  const by = sender === null ? '' : ` by ${sender}`;
  return `${memberRoleTexts[role].name} · sent ${day}${by}`;
}

/** 'Expires in 5 days', or 'Expired 2 days ago'. */
export const describeExpiry = ({ hasExpired, expiresAt }: Invitation) =>
  hasExpired ? `Expired ${timeAgo(expiresAt)}` : `Expires ${timeUntil(expiresAt)}`;
