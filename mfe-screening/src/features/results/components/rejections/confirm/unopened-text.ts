import type { Mail } from '../../../../../mails/mail.js';

/**
 * How many of the people nobody has opened, as a sentence; null when everybody was. People of whom that was not noted
 * are not counted.
 */
export function unopenedText(mails: readonly Mail[]): string | null {
  const unopened = mails.filter(({ candidate }) => candidate.opened === null).length;
  if (unopened === 0) return null;
  if (mails.length === 1) return 'No one has opened this resume.';
  if (unopened === mails.length) return `No one has opened any of these ${mails.length} resumes.`;
  return `No one has opened ${unopened} of these ${mails.length} resumes.`;
}
