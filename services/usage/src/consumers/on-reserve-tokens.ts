import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/usage';
import type { Context } from '../context.js';
import { reserveTokens } from '../domain/reserve-tokens.js';

export function onReserveTokens(context: Context): Promise<Subscription> {
  return context.bus.respond(messages.reserveTokens, (payload) => reserveTokens(context, payload), {
    prefetch: 20,
  });
}
