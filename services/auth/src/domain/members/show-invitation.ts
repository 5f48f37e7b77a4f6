import type { Context } from '../../context.js';
import type { InvitationRecord } from '../../models/invitation.js';
import { displayName, type PersonOfWorkspace } from '../workspaces/find-people.js';

/** An invitation, as members see it who manage people. */
export interface ShownInvitation extends InvitationRecord {
  /** Name of the member who sent it; null when they are a member no longer. */
  readonly inviter: string | null;
  readonly hasExpired: boolean;
}

/** Adds the sender's name, which `people` of the workspace have. */
export function showInvitation(
  { clock }: Context,
  people: readonly PersonOfWorkspace[],
  invitation: InvitationRecord,
): ShownInvitation {
  const inviter = people.find(({ userId }) => userId === invitation.invitedBy);
  return {
    ...invitation,
    inviter: inviter ? displayName(inviter) : null,
    hasExpired: invitation.expiresAt <= clock(),
  };
}
