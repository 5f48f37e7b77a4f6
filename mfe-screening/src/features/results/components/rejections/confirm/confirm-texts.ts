import type { Mail } from '../../../../../mails/mail.js';

/** Names that are written out. */
const named = 4;

/** 'Tom, Priya and 21 more'. */
export function nameList(mails: readonly Mail[]): string {
  const names = mails.map(({ candidate }) => candidate.candidate);
  const rest = names.length - named;
  if (rest > 1) return `${names.slice(0, named).join(', ')} and ${rest} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const emailsOf = (count: number) =>
  count === 1 ? '1 rejection email' : `${count} rejection emails`;
