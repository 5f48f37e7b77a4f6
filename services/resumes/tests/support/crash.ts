import type { WorkspaceCollection } from '@shortlist/service-kit';
import type { Context } from '../../src/context.js';

export class Crash extends Error {}

const writes = ['updateOne', 'updateEach', 'updateMany', 'findOneAndUpdate', 'deleteMany'] as const;

/** A context whose process dies after some writes: from then on it neither reads, writes nor publishes. */
export function dyingAfter(context: Context, count: number): Context {
  let left = count;
  let isDead = false;
  const alive = () => {
    if (isDead) throw new Crash('The process is dead.');
  };
  const wrap = <Any extends object>(collection: Any): Any =>
    new Proxy(collection, {
      get: (target, key) => {
        const call = Reflect.get(target, key) as (...given: unknown[]) => Promise<unknown>;
        return async (...given: unknown[]) => {
          alive();
          if ((writes as readonly unknown[]).includes(key)) {
            isDead = left === 0;
            left -= 1;
            alive();
          }
          const value = await call.apply(target, given);
          alive();
          return value;
        };
      },
    });
  const within = <Document, Input>(
    owned: WorkspaceCollection<Document, Input>,
  ): WorkspaceCollection<Document, Input> => ({
    in: (workspaceId) => wrap(owned.in(workspaceId)),
    everywhere: wrap(owned.everywhere),
  });
  const { models, bus } = context;
  return {
    ...context,
    models: {
      ...models,
      jobs: within(models.jobs),
      candidates: within(models.candidates),
    },
    bus: wrap(bus),
  };
}
