import { randomUUID } from 'node:crypto';
import type { Models } from '../models/index.js';

/** This process among all that send, and what it is at. */
export interface Leases {
  /** What a claim says about who made it, from now on. */
  describe(now: Date): {
    readonly instance: string | null;
    readonly incarnation: string;
    readonly leaseUntil: Date;
  };
  /** From here to the release the claim counts as being worked at. */
  hold(deliveryId: string): { readonly release: () => void };
  /** Says that this process lives and is at what it holds; to be called several times in the length of a lease. */
  renew(now: Date): Promise<void>;
}

export interface CreateLeasesOptions {
  readonly models: Models;
  /** Null when nothing tells this process from another after a restart. */
  readonly instance: string | null;
  readonly leaseMs: number;
}

/** Every start is an incarnation of its own, so that two processes of one name never renew each other's claims. */
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
