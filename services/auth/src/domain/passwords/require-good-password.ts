import { findPasswordProblem } from '@shortlist/contracts/password-rule';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';
import { findWeakness } from './find-weakness.js';
import type { WeaknessOwner } from './own-words.js';

/**
 * Throws `InvalidInput` or `WeakPassword` with what is wrong with a new password; nothing else decides that. A password
 * that was set before the rules grew is none of its business.
 */
export async function requireGoodPassword(
  { config }: Context,
  password: string,
  owner: WeaknessOwner,
): Promise<void> {
  const least = config.passwordMinLength;
  const tooShort = [...password].length < least;
  const sentence = tooShort
    ? `Password must be at least ${least} characters long`
    : findPasswordProblem(password, owner);
  if (sentence !== null) throw commonRefusal('InvalidInput', { sentence });
  const reason = await findWeakness(password, owner);
  if (reason !== null) throw refusal('WeakPassword', { reason });
}
