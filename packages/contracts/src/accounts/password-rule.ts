import { password as limits } from '../constants.js';

/**
 * Words that a password must not be, besides its length: the same at sign-up, reset and change, in the page and the
 * service.
 */
export interface PasswordOwner {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

const plain = (text: string) => text.trim().toLowerCase();

/** Problem of a password whose length is right, as a sentence; null when there is none. */
export function findPasswordProblem(password: string, owner: PasswordOwner = {}): string | null {
  if (password.trim() === '') return 'Please choose a password that is more than blanks.';
  if (new TextEncoder().encode(password).length > limits.maxBytes) {
    return `Please choose a shorter password: at most ${limits.maxBytes} bytes, which is ${limits.maxBytes} letters or digits.`;
  }
  const { email = '', firstName = '', lastName = '' } = owner;
  const own = [email, email.split('@')[0] ?? '', firstName, lastName]
    .concat([`${firstName}${lastName}`, `${firstName} ${lastName}`])
    .map(plain);
  return own.includes(plain(password))
    ? 'Please choose a password that is not your name or email address.'
    : null;
}
