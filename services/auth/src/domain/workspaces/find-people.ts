import type { Context } from '../../context.js';
import type { MembershipRecord } from '../../models/membership.js';
import { userDocument } from '../../models/user.js';

const personView = userDocument.pick('firstName', 'lastName', 'email');

/** A member of a workspace, as the others see them. */
export interface PersonOfWorkspace extends MembershipRecord {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The full name, or the address of an account without one. */
export function displayName(person: Omit<PersonOfWorkspace, keyof MembershipRecord>): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email;
}

/** The members of a workspace with their names: owners first, then by the day they joined. */
export async function findPeople(
  { models }: Pick<Context, 'models'>,
  workspaceId: string,
): Promise<PersonOfWorkspace[]> {
  const memberships = await models.memberships.in(workspaceId).findReadable({});
  const ids = memberships.map(({ userId }) => userId);
  const users = await models.users.findReadable({ _id: { $in: ids } }, personView);
  const persons = new Map(users.map(({ _id, ...person }) => [_id, person]));
  const isOwner = ({ role }: MembershipRecord) => role === 'owner';
  return memberships
    .flatMap((membership) => {
      const person = persons.get(membership.userId);
      return person ? [{ ...membership, ...person }] : [];
    })
    .sort(
      (a, b) =>
        Number(isOwner(b)) - Number(isOwner(a)) || a.joinedAt.getTime() - b.joinedAt.getTime(),
    );
}
