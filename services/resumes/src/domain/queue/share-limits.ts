import { type CallLimits, createSharedLimit, type LimitStore } from '@shortlist/screening';
import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';

/** Knowledge of a provider's limit expires after this long without a call. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

type Needed = Pick<Context, 'log' | 'clock'> & {
  readonly models: Pick<Context['models'], 'callLimits'>;
};

function createStore({ models: { callLimits }, clock }: Needed, scope: string): LimitStore {
  return {
    read: () => callLimits.findOne({ _id: scope }),
    async write(state, revision) {
      const expiresAt = new Date(clock().getTime() + KEPT_MS);
      const next = { _id: scope, revision: (revision ?? 0) + 1, state, expiresAt };
      if (revision !== null) {
        return (await callLimits.findOneAndReplace({ _id: scope, revision }, next)) !== null;
      }
      return callLimits.create(next).then(
        () => true,
        (error: unknown) => {
          if (isDuplicateKey(error)) return false;
          throw error;
        },
      );
    },
  };
}

/** Limits of calls that all processes over this database share, one for each provider, model and key. */
export function shareLimits(context: Needed): CallLimits {
  return (scope) =>
    createSharedLimit({
      store: createStore(context, scope),
      onLost: (err) =>
        context.log.warn({ err }, 'the limit of calls is not shared now; fewer are made at once'),
    });
}
