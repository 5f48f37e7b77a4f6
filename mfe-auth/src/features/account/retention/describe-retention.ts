import type { Retention } from '@shortlist/contracts/http/resumes';
import { formatDate, formatNumber, formatTime } from '@shortlist/web-kit';

export type RetentionOption = Retention['options'][number];

export const monthsText = (months: number) => (months === 1 ? '1 month' : `${months} months`);

const screenings = (count: number) =>
  count === 1 ? '1 screening' : `${formatNumber(count)} screenings`;
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** The night of a deletion, as the end of a sentence: '12 Jun, 04:00'. */
const nightText = (deletesAt: string) => `${formatDate(deletesAt)}, ${formatTime(deletesAt)}`;

function named({ screenings: count, titles }: RetentionOption): string {
  const shown = titles.map((title) => (title === '' ? 'an untitled one' : `‘${title}’`));
  const more = count - shown.length;
  const all = more > 0 ? [...shown, `${formatNumber(more)} more`] : shown;
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}

/** Describes the effect of a choice that is not saved yet. */
export function describeChoice(option: RetentionOption, deletesAt: string): string {
  const { months, screenings: count } = option;
  if (count === 0)
    return `No screening is older than ${monthsText(months)}: nothing is deleted now.`;
  return `${screenings(count)} older than ${monthsText(months)} ${are(count)} deleted for good on ${nightText(deletesAt)}, with candidates, emails and links: ${named(option)}.`;
}

/** Describes the next effect of the saved choice. */
export function describeKept(option: RetentionOption | undefined, deletesAt: string): string {
  if (option && option.screenings > 0) {
    const count = option.screenings;
    return `${screenings(count)} ${are(count)} deleted on ${nightText(deletesAt)}: ${named(option)}. Choose longer before then to keep ${count === 1 ? 'it' : 'them'}.`;
  }
  if (option && option.soon > 0) {
    return `We delete older ones each night: ${screenings(option.soon)} within the next week`;
  }
  return 'We delete older ones each night, with candidates, emails and links';
}
