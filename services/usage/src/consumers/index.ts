import type { Bus, Subscription } from '@shortlist/bus';
import type { Context } from '../context.js';
import { onReleaseTokens } from './on-release-tokens.js';
import { onReserveTokens } from './on-reserve-tokens.js';
import { onSettleTokens } from './on-settle-tokens.js';

/** Begins to take messages. */
export function startConsumers(context: Context, bus: Bus): Promise<Subscription[]> {
  return Promise.all([
    onReserveTokens(context, bus),
    onSettleTokens(context, bus),
    onReleaseTokens(context, bus),
  ]);
}
