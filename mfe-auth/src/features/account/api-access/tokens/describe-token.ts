import type { listApiTokens } from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { formatDate } from '@shortlist/web-kit';

export type ApiToken = OperationResponse<typeof listApiTokens>['tokens'][number];

/** As it stands in a sentence: 'today' but '3 May'. */
function dayOf(isoDate: string): string {
  const day = formatDate(isoDate);
  return /^(?:Today|Yesterday)$/.test(day) ? day.toLowerCase() : day;
}

/** Describes a token's rights and expiry, in a line. */
export function describeToken(token: ApiToken, now = Date.now()): string {
  const { ending, scopes, lastUsedOn, expiresAt } = token;
  const hasExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  const end = expiresAt === null ? 'no expiry' : `until ${dayOf(expiresAt)}`;
  return [
    `…${ending}`,
    scopes.join(', '),
    lastUsedOn === null ? 'never used' : `last used ${dayOf(lastUsedOn)}`,
    hasExpired ? `expired ${dayOf(expiresAt)}` : end,
  ].join(' · ');
}
