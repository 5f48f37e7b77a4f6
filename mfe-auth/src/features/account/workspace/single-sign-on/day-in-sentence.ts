import { formatDate } from '@shortlist/web-kit';

/** A day as the middle of a sentence has it: today, yesterday, 17 Nov. */
export const dayInSentence = (isoDate: string): string =>
  formatDate(isoDate).replace(/^(?:Today|Yesterday)/, (word) => word.toLowerCase());
