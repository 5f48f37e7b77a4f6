import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/usage';
import type { Context } from '../context.js';
import { endReservation } from '../domain/end-reservation.js';
import { untilStored } from './until-stored.js';

export function onReleaseTokens(context: Context): Promise<Subscription> {
  return context.bus.subscribe(messages.releaseTokens, untilStored, ({ reservationId }) =>
    endReservation(context, reservationId, { state: 'released', tokens: 0 }),
  );
}
