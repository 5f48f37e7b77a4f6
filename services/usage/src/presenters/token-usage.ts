import type { TokenUsage } from '@shortlist/contracts/entities';
import type { Usage } from '../domain/get-usage.js';

/** Used and remaining add up to the limit; remaining is negative where more was used than the plan allows. */
export function presentTokenUsage({ used, limit, resetsAt }: Usage): TokenUsage {
  return {
    tokens_used: used,
    tokens_remaining: limit - used,
    token_limit: limit,
    resets_at: resetsAt.toISOString(),
  };
}
