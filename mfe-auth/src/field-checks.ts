import { emailAddress, password } from '@shortlist/contracts';

/** Whether the server would take this as an email address. */
export function isEmailAddress(text: string): boolean {
  return emailAddress.safeParse(text).success;
}

export const invalidEmailText = 'Please enter a valid email address, like name@company.com.';

/** What is wrong with a password that is long enough; undefined when nothing is. */
export function checkPasswordSize(value: string): string | undefined {
  const bytes = new TextEncoder().encode(value).length;
  return bytes > password.maxBytes
    ? `Please choose a shorter password: at most ${password.maxBytes} bytes, which is ${password.maxBytes} letters or digits.`
    : undefined;
}
