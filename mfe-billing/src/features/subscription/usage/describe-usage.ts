import { tokens } from '@shortlist/contracts/constants';
import type { TokenUsage } from '@shortlist/contracts/entities';
import { formatNumber, formatUtcDay } from '@shortlist/web-kit';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of `2026-11` in words: November 2026. */
export function monthName(yearAndMonth: string): string {
  return month.format(new Date(`${yearAndMonth}-01T00:00:00Z`));
}

/** When the tokens of the month are free again; null where the service does not say. */
export function resetSentence({ resets_at: resetsAt }: TokenUsage): string | null {
  return resetsAt ? `Your quota resets on ${formatUtcDay(resetsAt)} at 00:00 UTC.` : null;
}

/** Cost of a screening, and the number of resumes that the rest is enough for, with the shortest of job descriptions. */
export function costSentence({ tokens_remaining: remaining }: TokenUsage, exempt: boolean): string {
  const cost = `A screening uses about ${formatNumber(tokens.perFile)} tokens for each resume, and one for every ${tokens.charactersPerToken} characters of the job description.`;
  if (exempt) return cost;
  const fits = Math.floor(Math.max(0, remaining - 1) / tokens.perFile);
  return fits === 0
    ? `${cost} Your remaining tokens do not cover another resume.`
    : `${cost} Your remaining tokens cover at most ${formatNumber(fits)} ${fits === 1 ? 'resume' : 'resumes'}.`;
}
