import { permissions, rolesGivenBy } from '@shortlist/contracts/authorise';
import type { MemberRole } from '@shortlist/contracts/roles';
import { refusal } from '../refusal.js';

/** A member, as far as the rules about members go. */
export interface Ranked {
  readonly userId: string;
  readonly role: MemberRole;
}

/** New leads of the screenings of a member who leaves. */
export interface Heirs {
  /** Takes every screening that `each` does not name; null: nobody. */
  readonly to: string | null;
  readonly each?: readonly { readonly jobId: string; readonly to: string }[] | undefined;
}

/** Throws `NotYourRole` unless a member of role `by` may give and take these roles. */
export function requireGivenBy(by: MemberRole, ...roles: readonly MemberRole[]): void {
  const given = rolesGivenBy(by);
  if (roles.some((role) => !given.includes(role))) throw refusal('NotYourRole');
}

/** Throws `LastOwner` when nobody else of `members` is an owner. */
export function requireOtherOwner(members: readonly Ranked[], { userId }: Ranked): void {
  const isLeft = members.some((member) => member.role === 'owner' && member.userId !== userId);
  if (!isLeft) throw refusal('LastOwner');
}

/** Throws `HeirNotAllowed` unless each heir is another member whose role lets them lead a screening. */
export function requireHeirs(
  members: readonly Ranked[],
  leaving: Ranked,
  { to, each = [] }: Heirs,
): void {
  const leads: readonly MemberRole[] = permissions['screening.change'];
  const able = members
    .filter(({ userId, role }) => userId !== leaving.userId && leads.includes(role))
    .map(({ userId }) => userId);
  const heirs = [...(to === null ? [] : [to]), ...each.map((one) => one.to)];
  if (heirs.some((heir) => !able.includes(heir))) throw refusal('HeirNotAllowed');
}
