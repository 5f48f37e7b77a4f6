import { type Action, authorise, type Member as Acting } from '@shortlist/contracts/authorise';
import type { AccessTokenClaims, GrantedWorkspace, PlanName } from '@shortlist/contracts/entities';
import { createCommonError } from '../errors/http-error.js';

/** Somebody who acts in a workspace, with what its plan allows. */
export interface Member extends Acting {
  /** Email address of the person. */
  readonly email: string;
  /** The plan of the workspace. */
  readonly plan: PlanName;
  /** The operator lets them skip the token limit. */
  readonly exempt: boolean;
}

/** A token of before workspaces, or of a person without any: the owner of the workspace made with the account. */
const impliedBy = ({ sub, plan, exempt }: AccessTokenClaims): GrantedWorkspace => ({
  id: sub,
  role: 'owner',
  plan,
  exempt,
});

/**
 * The member that a call is made by. `asked` is the workspace that its header names; empty: the first one of the token.
 * Throws `WorkspaceNotFound` when the token names no such workspace.
 */
export function memberOf(claims: AccessTokenClaims, asked: string): Member {
  const granted = claims.workspaces ?? [impliedBy(claims)];
  const found = asked === '' ? granted[0] : granted.find(({ id }) => id === asked);
  if (!found) throw createCommonError('WorkspaceNotFound');
  const { id: workspaceId, role, plan, exempt } = found;
  return { userId: claims.sub, workspaceId, role, email: claims.email, plan, exempt };
}

/** Throws `NotAllowed` when the member's role does not allow the action. */
export function requireAction(member: Member, action: Action): void {
  if (authorise(member, action) !== 'allowed') throw createCommonError('NotAllowed');
}
