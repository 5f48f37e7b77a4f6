import type { Bus } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/usage';

export interface FakeUsage {
  /** Tokens a user has left; unlimited when undefined. */
  remaining: number | undefined;
  /** Makes the next reservations fail. */
  failing: boolean;
  /** Makes the next reservations without answering, like a service that is stopped in between. */
  silent: boolean;
  /** Reservations by id, in tokens. */
  readonly reserved: Map<string, number>;
  /** Every settlement that arrived, duplicates included. */
  readonly settled: { readonly reservationId: string; readonly tokens: number }[];
  readonly released: string[];
}

/** Stands in for the usage service: grants, and records what it is told. */
export async function startUsage(bus: Bus): Promise<FakeUsage> {
  const usage: FakeUsage = {
    remaining: undefined,
    failing: false,
    silent: false,
    reserved: new Map(),
    settled: [],
    released: [],
  };
  await bus.respond(messages.reserveTokens, ({ reservationId, tokens, exempt }) => {
    if (usage.failing) return Promise.reject(new Error('The usage service is ill.'));
    const remaining = usage.remaining ?? 1_000_000;
    const granted = exempt || tokens <= remaining;
    if (granted) usage.reserved.set(reservationId, tokens);
    if (usage.silent) return new Promise(() => undefined);
    return Promise.resolve({ granted, tokens_remaining: remaining });
  });
  await bus.subscribe(messages.settleTokens, {}, (payload) => {
    usage.settled.push(payload);
    return Promise.resolve();
  });
  await bus.subscribe(messages.releaseTokens, {}, ({ reservationId }) => {
    usage.released.push(reservationId);
    return Promise.resolve();
  });
  return usage;
}
