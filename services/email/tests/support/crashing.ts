import type { Context } from '../../src/context.js';
import { createLeases } from '../../src/domain/records/leases.js';

const writes = new Set([
  'create',
  'createMany',
  'createMissing',
  'deleteMany',
  'deleteOne',
  'findOneAndUpdate',
  'updateMany',
  'updateOne',
]);

class CrashedError extends Error {
  override readonly message = 'This process has crashed.';
}

/** When a process ends: at which of its writes, and whether the database takes that one still. */
export interface Crash {
  readonly atWrite: number;
  readonly isWritten: boolean;
}

/**
 * A further process over the same database that ends in the middle: from then on it writes, sends and publishes
 * nothing, and nobody renews its leases.
 */
export function crashingProcess(context: Context, { atWrite, isWritten }: Crash): Context {
  const dead = new AbortController();
  let written = 0;
  const live = () => {
    if (dead.signal.aborted) throw new CrashedError();
  };
  const wrap = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (of, name) => {
        const method: unknown = Reflect.get(of, name);
        if (typeof method !== 'function') return method;
        return async (...given: unknown[]) => {
          live();
          if (!writes.has(String(name))) return Reflect.apply(method, of, given) as unknown;
          written += 1;
          if (written !== atWrite) return Reflect.apply(method, of, given) as unknown;
          if (!isWritten) dead.abort();
          live();
          const result: unknown = await Reflect.apply(method, of, given);
          dead.abort();
          live();
          return result;
        };
      },
    });
  const deliveries = wrap(context.models.deliveries);
  const models = { ...context.models, deliveries };
  const { leaseMs } = context.config;
  return {
    ...context,
    models,
    bus: wrap(context.bus),
    mailer: {
      ...context.mailer,
      send: async (mail, confirm) => {
        live();
        return context.mailer.send(mail, confirm);
      },
    },
    leases: createLeases({ models, instance: null, leaseMs }),
    givingUp: dead.signal,
    background: {
      ...context.background,
      run: (name, task) =>
        context.background.run(name, () =>
          task().catch((error: unknown) => {
            if (!(error instanceof CrashedError)) throw error;
          }),
        ),
    },
    unstored: new Set(),
  };
}
