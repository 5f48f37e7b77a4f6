import { emailAddress } from '@shortlist/contracts';

/** Why these texts can't go to this address, as a sentence; null when they can. */
export function checkEmail(email: {
  readonly address: string;
  readonly subject: string;
  readonly content: string;
}): string | null {
  if (!emailAddress.safeParse(email.address).success)
    return 'The email address is not valid. Please correct it before sending.';
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  if (/[\u0000-\u001f\u007f]/.test(email.subject))
    return 'The subject contains a line break. Please put it on one line.';
  if (email.subject.trim() === '' || email.content.trim() === '')
    return 'The subject or the text is empty. Please fill it in before sending.';
  if (/\{\{[^}]*\}?\}?/.test(`${email.subject}\n${email.content}`))
    return 'The email still contains a placeholder in {{…}}. Please fill it in before sending.';
  return null;
}
