import { emailAddress } from '@shortlist/contracts/entities';
import { findLink } from '@shortlist/service-kit';
import type { RefusedMail } from '../limits/refused-mail.js';

/** Why these texts can't go to this address; null when they can. */
export function checkEmail(email: {
  readonly address: string;
  readonly subject: string;
  readonly content: string;
}): RefusedMail | null {
  if (!emailAddress.safeParse(email.address).success) {
    const reason = 'The email address is not valid. Please correct it before sending.';
    return { why: 'address', reason };
  }
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  if (/[\u0000-\u001f\u007f]/.test(email.subject)) {
    const reason = 'The subject contains a line break. Please put it on one line.';
    return { why: 'subject', reason };
  }
  if (email.subject.trim() === '' || email.content.trim() === '') {
    const reason = 'The subject or the text is empty. Please fill it in before sending.';
    return { why: 'empty', reason };
  }
  const text = `${email.subject}\n${email.content}`;
  if (/\{\{[^}]*\}?\}?/.test(text)) {
    const reason =
      'The email still contains a placeholder in {{…}}. Please fill it in before sending.';
    return { why: 'placeholder', reason };
  }
  const link = findLink(text);
  if (link !== null) {
    const reason = `The email contains a link (${link}), and rejection emails may not. Please take it out before sending.`;
    return { why: 'link', reason };
  }
  return null;
}
