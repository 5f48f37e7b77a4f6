import type { User } from '@shortlist/contracts/entities';
import type { WorkspacePlan } from '../domain/workspaces/list-grants.js';
import type { UserRecord } from '../models/user.js';

/** The user as the API shows it, with the plan of a workspace. */
export function presentUser(user: UserRecord, { plan, askedFor, exempt }: WorkspacePlan): User {
  return {
    id: user._id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    company: user.company,
    plan,
    askedFor,
    exempt,
    createdAt: user.createdAt.toISOString(),
  };
}
