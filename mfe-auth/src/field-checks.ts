import { password } from '@shortlist/contracts/constants';

// The browser's own rule for input type=email (HTML standard), and a dot in the domain.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether this looks like an email address. The server has the last word. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}

export const invalidEmailText = 'Please enter a valid email address, like name@company.com.';

/** What is wrong with a password that is long enough; undefined when nothing is. */
export function checkPasswordSize(value: string): string | undefined {
  const bytes = new TextEncoder().encode(value).length;
  return bytes > password.maxBytes
    ? `Please choose a shorter password: at most ${password.maxBytes} bytes, which is ${password.maxBytes} letters or digits.`
    : undefined;
}
