import type { PrivacyRequest } from '@shortlist/contracts/privacy';
import { formatLongDate } from '@shortlist/web-kit';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A candidate's request, worded to follow their name. */
export const wishTexts: Readonly<Record<PrivacyRequest['wish'], string>> = {
  copy: 'asks what you keep about them',
  correct: 'asks you to correct something',
  delete: 'asks you to delete everything about them',
  other: 'asks about their data',
};

/** Days as the mails about a request name them: to all who are concerned it is the same day. */
export const dayOf = (isoDate: string): string => formatLongDate(isoDate, 'UTC');

const dayNumber = (time: number) => Math.floor(time / DAY_MS);

/** How long there is until the answer is due; `isSoon` within a week or late. */
export function dueText(
  { dueAt }: Pick<PrivacyRequest, 'dueAt'>,
  now = new Date(),
): { readonly text: string; readonly isSoon: boolean } {
  const due = Date.parse(dueAt);
  if (due < now.getTime()) return { text: 'Overdue', isSoon: true };
  const days = dayNumber(due) - dayNumber(now.getTime());
  if (days === 0) return { text: 'Due today', isSoon: true };
  return { text: days === 1 ? 'Due tomorrow' : `Due in ${days} days`, isSoon: days <= 7 };
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** One line on what became of a request. */
export function answerText({ answer, state }: PrivacyRequest): string {
  if (!answer) return '';
  const { people, files, screenings, comments, emails } = answer;
  const amount = `${counted(files, 'file')} in ${counted(screenings, 'screening')}`;
  const also = [
    comments > 0 ? counted(comments, 'comment') : '',
    emails > 0 ? counted(emails, 'email') : '',
  ].filter(Boolean);
  switch (answer.kind) {
    case 'deleted':
      if (people === 0) return 'No data was left.';
      return state === 'deleting'
        ? `Deleting ${amount}. This continues by itself.`
        : `Deleted: ${[amount, ...also].join(', ')}.`;
    case 'sent':
      return people === 0 ? 'No data was left.' : `Sent: ${amount}.`;
    case 'corrected':
      return `Corrected: ${answer.reason}`;
    case 'declined':
      return `Declined: ${answer.reason}`;
    case 'other':
      return 'Answered.';
  }
}

/** State of the mail about it. */
export function mailText({ mail }: Pick<PrivacyRequest, 'mail'>): string {
  if (mail === 'sent') return 'We emailed the candidate.';
  if (mail === 'refused') return 'The candidate’s mail server refused the email.';
  return mail === 'owed' ? 'The email to the candidate is on its way.' : '';
}
