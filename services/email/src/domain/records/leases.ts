import { randomUUID } from 'node:crypto';
import type { Models } from '../../models/index.js';

/** Collections whose documents a process claims while it sends. */
type Claimed = 'deliveries' | 'accountMails';

/** This process among all that send, and the claims it is working on. */
export interface Leases {
  /** Holder that a claim made now records. */
  describe(now: Date): {
    readonly instance: string | null;
    readonly incarnation: string;
    readonly leaseUntil: Date;
  };
  /** Until it is released, the claim counts as being worked on. */
  hold(claimed: Claimed, id: string): { readonly release: () => void };
  /** True while this process works on the claim. */
  holds(claimed: Claimed, id: string): boolean;
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
  const held = { deliveries: new Map<symbol, string>(), accountMails: new Map<symbol, string>() };
  const leaseUntil = (now: Date) => new Date(now.getTime() + leaseMs);
  return {
    describe: (now) => ({ instance, incarnation, leaseUntil: leaseUntil(now) }),
    hold: (claimed, id) => {
      const hold = Symbol(id);
      held[claimed].set(hold, id);
      return { release: () => void held[claimed].delete(hold) };
    },
    holds: (claimed, id) => [...held[claimed].values()].includes(id),
    renew: async (now) => {
      const mine = (claimed: Claimed) =>
        ({ _id: { $in: [...held[claimed].values()] }, incarnation, state: 'sending' }) as const;
      const renewed = { $set: { leaseUntil: leaseUntil(now) } };
      if (held.deliveries.size > 0)
        await models.deliveries.everywhere.updateMany(mine('deliveries'), renewed);
      if (held.accountMails.size > 0)
        await models.accountMails.updateMany(mine('accountMails'), renewed);
    },
  };
}
