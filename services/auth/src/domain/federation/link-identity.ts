import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { Person } from './read-person.js';

/** Says whose account a person signs in to; false if that is said already, here or elsewhere. */
export async function linkIdentity(
  { models, clock }: Context,
  { identity, email }: Person,
  userId: string,
): Promise<boolean> {
  try {
    const createdAt = clock();
    await models.identities.create({ _id: randomUUID(), ...identity, userId, email, createdAt });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
