import type { User } from '@shortlist/contracts/entities';
import type { UserRecord } from '../models/user.js';

/** The user as the API shows it. */
export function presentUser(user: UserRecord, exempt: boolean): User {
  return {
    id: user._id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    company: user.company,
    plan: user.plan,
    askedFor: user.askedFor,
    exempt,
    createdAt: user.createdAt.toISOString(),
  };
}
