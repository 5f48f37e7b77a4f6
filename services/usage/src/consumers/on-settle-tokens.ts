import type { Bus, Subscription } from '@shortlist/bus';
import { messages } from '@shortlist/contracts';
import type { Context } from '../context.js';
import { endReservation } from '../domain/end-reservation.js';

export function onSettleTokens(context: Context, bus: Bus): Promise<Subscription> {
  return bus.subscribe(messages.settleTokens, { prefetch: 20 }, ({ reservationId, tokens }) =>
    endReservation(context, reservationId, { state: 'settled', tokens }),
  );
}
