import { randomUUID } from 'node:crypto';
import * as messages from '@shortlist/contracts/messages/usage';
import type { Member } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { reserveOrRelease } from './reserve-tokens.js';

export interface ChargeTokensInput {
  readonly member: Member;
  readonly requestId: string;
  /** Its estimated cost, in tokens. */
  readonly estimate: number;
}

/**
 * Runs a use of an engine on a finished job within a reservation of its own, and charges the tokens used, however it
 * ends. Throws the quota errors, or what `run` throws.
 */
export async function chargeTokens<Value>(
  context: Context,
  { member, requestId, estimate }: ChargeTokensInput,
  run: (onTokens: (tokens: number) => void) => Promise<Value>,
): Promise<Value> {
  const reservationId = randomUUID();
  await reserveOrRelease(context, { reservationId, tokens: estimate, member, requestId });
  let used = 0;
  const onTokens = (more: number) => {
    used += more;
  };
  try {
    return await run(onTokens);
  } finally {
    await context.bus
      .publish(messages.settleTokens, { reservationId, tokens: used })
      .catch((error: unknown) =>
        context.log.warn({ err: error, reservationId }, 'used tokens could not be charged'),
      );
  }
}
