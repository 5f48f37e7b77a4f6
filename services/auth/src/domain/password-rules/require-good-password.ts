import { findPasswordProblem, type PasswordOwner } from '@shortlist/contracts/password-rule';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { isCommonPassword } from './common-passwords.js';

const commonText =
  'This password is one of the most common ones, which are guessed first. Please choose another.';

/** Throws `InvalidInput` with what is wrong with a new password; nothing else decides that. */
export async function requireGoodPassword(
  { config }: Context,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const least = config.passwordMinLength;
  const tooShort = [...password].length < least;
  const problem = tooShort
    ? `Password must be at least ${least} characters long`
    : findPasswordProblem(password, owner);
  const sentence = problem ?? ((await isCommonPassword(password)) ? commonText : null);
  if (sentence !== null) throw commonRefusal('InvalidInput', { sentence });
}
