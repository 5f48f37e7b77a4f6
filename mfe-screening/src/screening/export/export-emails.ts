import { exportFiles } from '@shortlist/contracts/constants';
import type { RejectionEmail } from '@shortlist/contracts/screening';

/** Text of rejection_emails.txt: each email as To, Subject and body, separated by a line of 50 equals signs. */
export function formatEmails(emails: readonly RejectionEmail[]): string {
  return emails
    .map(({ email, subject, content }) => `To: ${email}\nSubject: ${subject}\n\n${content}\n`)
    .join(`\n${exportFiles.emailsSeparator}\n\n`);
}

/** The rejection emails as a text file. */
export function emailsFile(emails: readonly RejectionEmail[]): Blob {
  return new Blob([formatEmails(emails)], { type: 'text/plain;charset=utf-8' });
}
