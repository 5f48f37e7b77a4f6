import { setTimeout as delay } from 'node:timers/promises';
import { accessEnded } from '@shortlist/contracts/messages/auth';
import type { Context } from '../../context.js';

export type AnnounceAccessEnded = (userId: string) => Promise<void>;

/** How long a caller waits for a broker that does not answer. */
const patienceMs = 1000;

/**
 * Has every gateway ask again about the sessions and API tokens of a user. Call it after the database has the change.
 * Never rejects: without the message, gateways ask again within 10 s.
 */
export function createAnnounceAccessEnded({
  bus,
  background,
}: Pick<Context, 'bus' | 'background'>): AnnounceAccessEnded {
  return (userId) =>
    new Promise((resolve) => {
      background.run('ended access', () =>
        bus.publish(accessEnded, { userId }).finally(() => resolve()),
      );
      void delay(patienceMs, undefined, { ref: false }).then(resolve);
    });
}
