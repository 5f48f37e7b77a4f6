import { type Action, permissions } from '@shortlist/contracts/authorise';
import type { MemberRole } from '@shortlist/contracts/roles';

/** Whether the table of permissions lets a member of `role` do this. The server has the last word. */
export function may(role: MemberRole, action: Action): boolean {
  const roles: readonly MemberRole[] = permissions[action];
  return roles.includes(role);
}
