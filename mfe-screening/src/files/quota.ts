import { estimateTokens, tokens } from '@shortlist/contracts/constants';
import type { TokenUsage } from '@shortlist/contracts/entities';
import * as http from '@shortlist/contracts/http/resumes';
import { formatNumber, formatUtcDay } from '@shortlist/web-kit';

export interface CheckQuotaInput {
  /** Tokens this screening is estimated to use. */
  readonly estimate: number;
  /** Null while it is not known: then nothing is blocked here, the server still decides. */
  readonly usage: TokenUsage | null;
  /** Exempt users skip the check (specification §4). */
  readonly exempt: boolean;
}

/** Why the quota does not allow this screening, as the specification's sentence, and when it resets; null when it does. */
export function quotaMessage({ estimate, usage, exempt }: CheckQuotaInput): string | null {
  if (exempt || usage === null) return null;
  const { QuotaExhausted, QuotaExceeded } = http.processResumes.errors;
  if (usage.tokens_remaining <= 0) return `${QuotaExhausted.message}${resetSentence(usage)}`;
  if (estimate <= usage.tokens_remaining) return null;
  const exceeded = QuotaExceeded.message
    .replace('{remaining}', formatNumber(usage.tokens_remaining))
    .replace('{required}', formatNumber(estimate));
  return `${exceeded}${resetSentence(usage)}`;
}

/** Blank where the service does not say when. */
function resetSentence({ resets_at: resetsAt }: TokenUsage): string {
  return resetsAt ? ` Your quota resets on ${formatUtcDay(resetsAt)}.` : '';
}

/** How many of the chosen files have to go so that the rest fits into what is left; null when none would. */
export function filesToRemove(
  jobDescription: string,
  fileCount: number,
  tokensRemaining: number,
): number | null {
  const fits = Math.floor((tokensRemaining - estimateTokens(jobDescription, 0)) / tokens.perFile);
  return fits < 1 ? null : Math.max(0, fileCount - fits);
}
