import type { Candidate, Override } from '@shortlist/contracts/screening';
import { formatMoment } from './format-moment.js';

const did: Readonly<Record<Override['status'], string>> = {
  shortlisted: 'Shortlisted',
  rejected: 'Rejected',
  maybe: 'Put aside as maybe',
  review: 'Changed',
};

const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/** A moment as a line says it: 'today 17:26', 'yesterday 09:41', '21 Nov 2026, 09:41'. Blank for no date. */
export function whenText(isoDate: string, now = new Date()): string {
  const date = new Date(isoDate);
  if (Number.isNaN(date.getTime())) return '';
  if (isSameDay(date, now)) return `today ${times.format(date)}`;
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return isSameDay(date, yesterday) ? `yesterday ${times.format(date)}` : formatMoment(isoDate);
}

export interface DecisionLineOptions {
  /** Email address of the user; null when nobody is signed in. */
  readonly me: string | null;
  readonly now?: Date;
}

/** 'Shortlisted by you, today 17:26', with the reason where there is one; null before a person decided. */
export function decisionLine(
  { override }: Pick<Candidate, 'override'>,
  { me, now }: DecisionLineOptions,
): string | null {
  if (!override) return null;
  const { status, by, at, reason } = override;
  const who = by.toLowerCase() === me?.toLowerCase() ? 'you' : by;
  const line = `${did[status]} by ${who}, ${whenText(at, now)}`;
  return reason.trim() === '' ? line : `${line}: ${reason}`;
}
