import { type MemberRole, memberRoles } from './roles.js';

const everybody = memberRoles;
const recruiters = ['owner', 'admin', 'recruiter'] as const;
const admins = ['owner', 'admin'] as const;
const owners = ['owner'] as const;

/**
 * Every action in a workspace, with the roles that may do it. Operations name one each (`action`), pages ask for one
 * before they offer it, and docs/permissions.md shows this table.
 */
export const permissions = {
  'workspace.read': everybody,
  'workspace.rename': admins,
  'workspace.leave': everybody,
  'members.manage': admins,
  'activity.read': admins,
  'sign-in.manage': admins,
  'screening.read': everybody,
  'screening.start': recruiters,
  'screening.change': recruiters,
  'screening.delete': recruiters,
  'screening.share': recruiters,
  /** Choosing its people, and confirming what its readers agree on. Its lead may do so, too. */
  'screening.lead': admins,
  /** Alone reaches private screenings of others. */
  'screening.take-over': owners,
  'candidate.decide': recruiters,
  'comment.write': everybody,
  'mail.send': recruiters,
  'settings.read': everybody,
  'settings.change': admins,
  'integrations.manage': admins,
  'requests.answer': recruiters,
  'records.read': recruiters,
  'usage.read': everybody,
  'data.export': owners,
} as const satisfies Readonly<Record<string, readonly MemberRole[]>>;
export type Action = keyof typeof permissions;

/** Somebody who acts in a workspace. */
export interface Member {
  readonly userId: string;
  readonly workspaceId: string;
  readonly role: MemberRole;
}

/** Facts that decide who may see a screening. `isPrivate`: only its people see it. */
export interface ScreeningAccess {
  readonly workspaceId: string;
  /** Null: it was deleted, and its record remains. */
  readonly leadId: string | null;
  /** Lead, reviewers and hiring managers. */
  readonly people: readonly string[];
  readonly isPrivate: boolean;
}

/** `hidden`: it must look as if it did not exist. `refused`: the role does not allow it. */
export type Verdict = 'allowed' | 'refused' | 'hidden';

/**
 * May this member do this here? The one place that decides. `screening` is left out where the action is about the
 * workspace itself.
 */
export function authorise(member: Member, action: Action, screening?: ScreeningAccess): Verdict {
  if (screening) {
    if (screening.workspaceId !== member.workspaceId) return 'hidden';
    const isOneOfThem = !screening.isPrivate || screening.people.includes(member.userId);
    if (!isOneOfThem && action !== 'screening.take-over') return 'hidden';
  }
  const isLead = action === 'screening.lead' && screening?.leadId === member.userId;
  return isLead || roleAllows(member.role, action) ? 'allowed' : 'refused';
}

/** Tells whether a role has an action at all: pages ask before they offer it, and the server has the last word. */
export function roleAllows(role: MemberRole, action: Action): boolean {
  const roles: readonly MemberRole[] = permissions[action];
  return roles.includes(role);
}

/** Roles that a member of `role` may give to others, or take from them: nobody gives more than they have. */
export function rolesGivenBy(role: MemberRole): readonly MemberRole[] {
  if (role === 'owner') return everybody;
  return role === 'admin' ? ['admin', 'recruiter', 'viewer'] : [];
}
