import * as messages from '@shortlist/contracts/messages/usage';
import type { Member } from '@shortlist/service-kit';
import { commonRefusal, type DomainError } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';

/** How long a person waits for a usage service that does not answer. */
const REPLY_TIMEOUT_MS = 4000;

export const thousands = new Intl.NumberFormat('en-US');

function unavailable(cause: unknown) {
  return commonRefusal('Unavailable', {
    sentence:
      'Your token quota can not be checked right now. Nothing was charged. Please try again in a moment.',
    cause,
  });
}

export interface ReserveTokensInput {
  readonly reservationId: string;
  readonly tokens: number;
  readonly member: Member;
  readonly requestId: string;
  /** Error to refuse with while some tokens are left; without it, or where it is null, `QuotaExceeded`. */
  readonly refusePart?: (remaining: number) => DomainError | null;
}

/**
 * Reserves tokens of the quota of the member's workspace. Throws QuotaExhausted or QuotaExceeded, or Unavailable when usage does not answer:
 * whether something was reserved is then unknown, and the caller releases it.
 */
export async function reserveTokens(
  context: Context,
  { reservationId, tokens, member, requestId, refusePart }: ReserveTokensInput,
): Promise<void> {
  const { userId, workspaceId, plan, exempt } = member;
  const request = { reservationId, userId, workspaceId, plan, exempt, tokens };
  const { granted, tokens_remaining: remaining } = await context.bus
    .request(messages.reserveTokens, request, { requestId, timeoutMs: REPLY_TIMEOUT_MS })
    .catch((error: unknown) => {
      throw unavailable(error);
    });
  if (granted) return;
  if (remaining <= 0) throw refusal('QuotaExhausted');
  const exceeded = { remaining: thousands.format(remaining), required: thousands.format(tokens) };
  throw refusePart?.(remaining) ?? refusal('QuotaExceeded', exceeded);
}

/** The same, for a caller that keeps no record of the reservation: what may have been reserved is released. */
export async function reserveOrRelease(context: Context, input: ReserveTokensInput): Promise<void> {
  const { reservationId } = input;
  try {
    await reserveTokens(context, input);
  } catch (error) {
    // Not awaited: it may be the broker that is away.
    context.bus
      .publish(messages.releaseTokens, { reservationId })
      .catch((err: unknown) => context.log.warn({ err, reservationId }, 'tokens not released'));
    throw error;
  }
}
