import { password as limits } from '@shortlist/contracts/constants';
import { findPasswordProblem } from '@shortlist/contracts/password-rule';

export interface NewPasswordErrors {
  readonly password?: string;
  readonly confirmation?: string;
}

/** Checks a new password and its confirmation (specification §5); empty when both are valid. */
export function checkNewPassword(password: string, confirmation: string): NewPasswordErrors {
  if (password.length < limits.minLengthReset) {
    return { password: 'Password must be at least 6 characters.' };
  }
  const problem = findPasswordProblem(password);
  if (problem !== null) return { password: problem };
  return password === confirmation ? {} : { confirmation: 'Passwords do not match.' };
}
