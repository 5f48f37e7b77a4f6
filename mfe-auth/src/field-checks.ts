// The browser's own rule for input type=email (HTML standard), and a dot in the domain.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether this looks like an email address. The server has the last word. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}

export const invalidEmailText = 'Please enter a valid email address, like name@company.com.';
