import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Collection, Db } from 'mongodb';
import { isDuplicateKey } from '../database/is-duplicate-key.js';

/** The one document that says who migrates. */
const LEASE = 'lease';

interface LeaseDocument {
  readonly _id: typeof LEASE;
  readonly by: string;
  /** Grows as long as the holder lives. */
  readonly beat: number;
}

export interface LeaseTimes {
  /** Milliseconds without a sign of life after which a holder counts as dead. */
  readonly leaseMs: number;
  /** Milliseconds between two checks of a lease held by another. */
  readonly pollMs: number;
}

export interface MigrationLease {
  /** Aborts when it is lost. */
  readonly signal: AbortSignal;
  release(): Promise<void>;
}

/**
 * Takes the right to migrate; null if `isOver` resolves true while another holds it. Clocks of different machines are
 * never compared: waiters check that the holder's heartbeat still increases.
 */
export async function takeLease(
  database: Db,
  { leaseMs, pollMs }: LeaseTimes,
  isOver: () => Promise<boolean>,
): Promise<MigrationLease | null> {
  const leases = database.collection<LeaseDocument>('migrations');
  const by = randomUUID();
  let seen: LeaseDocument | null = null;
  let since = performance.now();
  for (;;) {
    try {
      await leases.insertOne({ _id: LEASE, by, beat: 0 });
      return hold(leases, by, leaseMs);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const held = await leases.findOne({ _id: LEASE });
    if (held && (held.by !== seen?.by || held.beat !== seen.beat)) {
      seen = held;
      since = performance.now();
    } else if (held && performance.now() - since > leaseMs) {
      await leases.deleteOne({ _id: LEASE, by: held.by, beat: held.beat });
      continue;
    }
    if (await isOver()) return null;
    await delay(pollMs);
  }
}

function hold(leases: Collection<LeaseDocument>, by: string, leaseMs: number): MigrationLease {
  const lost = new AbortController();
  let last = performance.now();
  const timer = setInterval(() => {
    leases.updateOne({ _id: LEASE, by }, { $inc: { beat: 1 } }).then(
      ({ matchedCount }) => {
        if (matchedCount === 0) lost.abort(new Error('Another process took over the migrations.'));
        else last = performance.now();
      },
      (error: unknown) => {
        // Others may consider it dead by now.
        if (performance.now() - last > leaseMs) lost.abort(error);
      },
    );
  }, leaseMs / 4);
  timer.unref();
  return {
    signal: lost.signal,
    async release() {
      clearInterval(timer);
      await leases.deleteOne({ _id: LEASE, by });
    },
  };
}
