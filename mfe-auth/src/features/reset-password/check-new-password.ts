import { password as limits } from '@shortlist/contracts/constants';
import { checkPasswordSize } from '../../field-checks.js';

export interface NewPasswordErrors {
  readonly password?: string;
  readonly confirmation?: string;
}

/** What is wrong with a new password and its confirmation (specification §5); empty when nothing is. */
export function checkNewPassword(password: string, confirmation: string): NewPasswordErrors {
  if (password.length < limits.minLengthReset) {
    return { password: 'Password must be at least 6 characters.' };
  }
  const size = checkPasswordSize(password);
  if (size) return { password: size };
  return password === confirmation ? {} : { confirmation: 'Passwords do not match.' };
}
