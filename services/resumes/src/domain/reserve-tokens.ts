import { http, messages, type AccessTokenClaims } from '@shortlist/contracts';
import { createCommonError, createError } from '@shortlist/service-kit';
import type { Context } from '../context.js';

const thousands = new Intl.NumberFormat('en-US');

function unavailable(cause: unknown) {
  return createCommonError('Unavailable', {
    message:
      'Your token quota can not be checked right now. Nothing was charged. Please try again in a moment.',
    cause,
  });
}

export interface ReserveTokensInput {
  readonly reservationId: string;
  readonly tokens: number;
  readonly user: AccessTokenClaims;
  readonly requestId: string;
}

/**
 * Reserves tokens of the user's quota. Throws QuotaExhausted or QuotaExceeded, or 503 when usage does not
 * answer: then it stays open whether something was reserved.
 */
export async function reserveTokens(
  context: Context,
  { reservationId, tokens, user, requestId }: ReserveTokensInput,
): Promise<void> {
  const { sub: userId, plan, exempt } = user;
  const request = { reservationId, userId, plan, exempt, tokens };
  const { granted, tokens_remaining: remaining } = await context.bus
    .request(messages.reserveTokens, request, { requestId })
    .catch((error: unknown) => {
      throw unavailable(error);
    });
  if (granted) return;
  if (remaining <= 0) throw createError(http.processResumes, 'QuotaExhausted');
  throw createError(http.processResumes, 'QuotaExceeded', {
    remaining: thousands.format(remaining),
    required: thousands.format(tokens),
  });
}
