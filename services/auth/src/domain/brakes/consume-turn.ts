import { CONFLICT, isDuplicateKey, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { hashSecret } from '../secrets.js';

/** How fast something may be repeated. */
export interface Brake {
  readonly name: string;
  /** Turns without a pause. */
  readonly free: number;
  /** Seconds to wait after the last free turn; each later one doubles it. */
  readonly firstSeconds: number;
  /** The longest wait: nobody is locked out for ever. */
  readonly maxSeconds: number;
  /** Seconds without a turn after which everything is forgotten. */
  readonly forgetSeconds: number;
}

/** The counted thing: the brake, and the account or place. */
export interface Turn {
  readonly brake: Brake;
  readonly key: string;
  /** The address of the account that waits, so that an operator can let it in. */
  readonly account?: string;
}

const idOf = ({ brake, key }: Turn) => hashSecret(`${brake.name} ${key}`);

function pauseSeconds({ free, firstSeconds, maxSeconds }: Brake, count: number): number {
  return count < free ? 0 : Math.min(maxSeconds, firstSeconds * 2 ** (count - free));
}

/** Takes a turn. Resolves to 0 when it may be used and is counted, else to the seconds until there is one. */
export function consumeTurn({ models, clock, log }: Context, turn: Turn): Promise<number> {
  const { turns } = models;
  const { brake } = turn;
  const _id = idOf(turn);
  const now = clock().getTime();
  const after = (seconds: number) => new Date(now + seconds * 1000);
  const account = turn.account === undefined ? null : hashSecret(turn.account);
  const counted = (count: number) => ({
    account,
    count,
    nextAt: after(pauseSeconds(brake, count)),
    expiresAt: after(Math.max(brake.forgetSeconds, brake.maxSeconds)),
  });
  return retryConflicts(
    {
      log,
      sentence: 'Too many attempts at once. Please wait a moment and try again.',
      about: { brake: brake.name },
    },
    async () => {
      const found = await turns.findOne({ _id });
      if (!found) {
        try {
          await turns.create({ _id, ...counted(1) });
          return 0;
        } catch (error) {
          if (isDuplicateKey(error)) return CONFLICT;
          throw error;
        }
      }
      const { count, nextAt, expiresAt } = found;
      const isForgotten = expiresAt.getTime() <= now;
      const wait = Math.ceil((nextAt.getTime() - now) / 1000);
      // A longer wait than the longest one was written by a clock that has been set back since.
      if (!isForgotten && wait > 0 && wait <= brake.maxSeconds) return wait;
      const { matchedCount } = await turns.updateOne(
        { _id, count, nextAt, expiresAt },
        { $set: counted(isForgotten ? 1 : count + 1) },
      );
      return matchedCount === 0 ? CONFLICT : 0;
    },
  );
}

/** Makes a turn that was taken as if it had not been. */
export async function giveTurnBack({ models, clock }: Context, turn: Turn): Promise<void> {
  await models.turns.updateOne(
    { _id: idOf(turn), count: { $gt: 0 } },
    { $inc: { count: -1 }, $set: { nextAt: clock() } },
  );
}

/** Forgets every turn that was taken. */
export async function forgetTurns({ models }: Pick<Context, 'models'>, turn: Turn): Promise<void> {
  await models.turns.deleteOne({ _id: idOf(turn) });
}

/** Forgets every turn that holds up this account, from wherever it was tried. */
export async function forgetTurnsOf({ models }: Pick<Context, 'models'>, account: string) {
  await models.turns.deleteMany({ account: hashSecret(account) });
}

/** Seconds as a person reads them: '45 s', '3 minutes'. */
export function describeWait(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
}
