import type { SessionTokens } from '@shortlist/contracts/entities';
import type { IssuedTokens } from '../domain/sessions/issue-tokens.js';

/** Each token in both spellings, because clients read either (specification §3). */
export function presentSessionTokens({ accessToken, refreshToken }: IssuedTokens): SessionTokens {
  return {
    access_token: accessToken,
    token: accessToken,
    refresh_token: refreshToken,
    refreshToken,
  };
}
