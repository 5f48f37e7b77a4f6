import type { TokenUsage } from '@shortlist/contracts/entities';

/** Share of the tokens used, in percent to one decimal; the total is used plus remaining. */
export function usedPercent({ tokens_used, tokens_remaining }: TokenUsage): string {
  const total = tokens_used + Math.max(0, tokens_remaining);
  return total === 0 ? '0.0' : ((tokens_used / total) * 100).toFixed(1);
}
