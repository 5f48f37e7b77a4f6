/** A mail as its receiver sees it, its text alone, or the message as it was handed over. */
export const mailViews = ['sent', 'text', 'source'] as const;
export type MailView = (typeof mailViews)[number];

/** Query of the mailbox. */
export interface MailboxQuery {
  /** Id of the opened mail; without one the newest is shown. */
  readonly mail: string | undefined;
  /** Words that people or the subject of a mail hold. */
  readonly search: string;
  readonly view: MailView;
}

/** The address of a view of the mailbox. */
export function addressOf({ mail, search, view }: MailboxQuery): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (mail !== undefined) query.set('mail', mail);
  if (view !== 'sent') query.set('view', view);
  return query.size === 0 ? '/mailbox' : `/mailbox?${query}`;
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** When a mail came: the time today, else the day, in UTC. */
export function sayWhen(date: string, now: Date): string {
  const day = date.slice(0, 10);
  return day === now.toISOString().slice(0, 10)
    ? `${date.slice(11, 16)} UTC`
    : days.format(new Date(date));
}
