import { formatDate } from '@shortlist/web-kit';

/** A day within a sentence: 'today', '3 Jan 2026'. */
export function describeDay(iso: string): string {
  return formatDate(iso).replace(/^(?:Today|Yesterday)/, (word) => word.toLowerCase());
}
