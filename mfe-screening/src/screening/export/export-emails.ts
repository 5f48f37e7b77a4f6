import { exportFiles } from '@shortlist/contracts/constants';
import type { RejectionEmail } from '@shortlist/contracts/screening';

export interface ExportedEmail {
  readonly email: RejectionEmail;
  /** Why it can't be sent as it is, as a sentence; null when it can. */
  readonly problem: string | null;
}

function formatEmail({ email: { email, subject, content }, problem }: ExportedEmail): string {
  const warning = problem === null ? '' : `Not ready to send: ${problem}\n`;
  return `${warning}To: ${email}\nSubject: ${subject}\n\n${content}\n`;
}

/** Text of rejection_emails.txt: each email as To, Subject and body, separated by a line of 50 equals signs. */
export function formatEmails(emails: readonly ExportedEmail[]): string {
  return emails.map(formatEmail).join(`\n${exportFiles.emailsSeparator}\n\n`);
}

/** The rejection emails as a text file. */
export function emailsFile(emails: readonly ExportedEmail[]): Blob {
  return new Blob([formatEmails(emails)], { type: 'text/plain;charset=utf-8' });
}
