import { createTurns, type Turn } from './turns.js';

/** Tries without a limit that make up for one that reached it: quick work between slow work buys no trust. */
const PER_LIMIT = 8;
/** Doubt from which on all work of an account is slow: two limits, with fewer than eight tries between them. */
const DOUBTFUL = PER_LIMIT + 1;
/** So that trust comes back after a bounded number of tries. */
const MOST_DOUBT = 3 * PER_LIMIT;

export interface Tried<T> {
  readonly value: T;
  /** True when it was ended, and its value says no more than that. */
  readonly isLimit: boolean;
}

export interface CreateTriesOptions {
  /** Tasks of one account that run at the same time; one more is kept for others. */
  readonly threads: number;
  /** True for an account whose work is slow, and comes after all others; default: none. */
  readonly isLast?: (account: string) => boolean;
}

export interface Tries {
  /** Gives the value of the last try. Rejects with what `attempt` throws, or with the signal's reason while the work waits. */
  run<T>(turn: Omit<Turn, 'isSlow'>, attempt: (isSlow: boolean) => Promise<Tried<T>>): Promise<T>;
}

/**
 * Tries work by turns of the accounts. A first try that reaches a limit is repeated once in the one slot for slow work. An account that
 * reached limits again and again has its work tried in that slot alone, until enough of it reaches none.
 */
export function createTries({ threads, isLast = () => false }: CreateTriesOptions): Tries {
  const doubts = new Map<string, number>();
  const turns = createTurns({
    slots: threads + 1,
    perAccount: threads,
    isLast,
    isSlow: (account) => isLast(account) || (doubts.get(account) ?? 0) >= DOUBTFUL,
  });

  function note(account: string, isLimit: boolean): void {
    const doubt = (doubts.get(account) ?? 0) + (isLimit ? PER_LIMIT : -1);
    if (doubt > 0) doubts.set(account, Math.min(doubt, MOST_DOUBT));
    else doubts.delete(account);
  }

  return {
    async run(turn, attempt) {
      let wasSlow = false;
      const first = await turns.run(turn, (isSlow) => {
        wasSlow = isSlow;
        return attempt(isSlow);
      });
      note(turn.account, first.isLimit);
      if (!first.isLimit || wasSlow) return first.value;
      return (await turns.run({ ...turn, isSlow: true }, () => attempt(true))).value;
    },
  };
}
