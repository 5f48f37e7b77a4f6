import { randomUUID } from 'node:crypto';
import type { Models } from '../../models/index.js';

/** This process among all that send, and the claims it is working on. */
export interface Leases {
  /** What a claim made now records about its maker. */
  describe(now: Date): {
    readonly instance: string | null;
    readonly incarnation: string;
    readonly leaseUntil: Date;
  };
  /** Until it is released, the claim counts as being worked on. */
  hold(deliveryId: string): { readonly release: () => void };
  /** Renews the lease of everything this process holds; to be called several times within one lease. */
  renew(now: Date): Promise<void>;
}

export interface CreateLeasesOptions {
  readonly models: Models;
  /** Null when the process can't be recognised after a restart. */
  readonly instance: string | null;
  readonly leaseMs: number;
}

/** Every start has an incarnation of its own, so that two processes of one name never renew each other's claims. */
export function createLeases({ models, instance, leaseMs }: CreateLeasesOptions): Leases {
  const incarnation = randomUUID();
  const held = new Map<symbol, string>();
  const leaseUntil = (now: Date) => new Date(now.getTime() + leaseMs);
  return {
    describe: (now) => ({ instance, incarnation, leaseUntil: leaseUntil(now) }),
    hold: (deliveryId) => {
      const hold = Symbol(deliveryId);
      held.set(hold, deliveryId);
      return { release: () => void held.delete(hold) };
    },
    renew: async (now) => {
      if (held.size === 0) return;
      await models.deliveries.updateMany(
        { _id: { $in: [...held.values()] }, incarnation, state: 'sending' },
        { $set: { leaseUntil: leaseUntil(now) } },
      );
    },
  };
}
