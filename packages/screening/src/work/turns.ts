/** Where a task waits for its turn. */
export interface Turn {
  readonly account: string;
  /** A slow task runs only in one of the few slots for those. */
  readonly isSlow?: boolean;
  /** Leaves the line when it aborts; a task that has begun goes on. */
  readonly signal?: AbortSignal | undefined;
}

export interface Turns {
  /**
   * Runs `task` when it is its turn, in a slot for slow ones or another, and gives its result. Rejects with the signal's reason if that
   * aborts before.
   */
  run<T>(turn: Turn, task: (isInSlowSlot: boolean) => Promise<T>): Promise<T>;
}

export interface CreateTurnsOptions {
  /** Tasks that run at the same time. */
  readonly slots: number;
  /** Slots that one account may hold; with fewer than `slots`, another account's first task starts at once. */
  readonly perAccount: number;
  /** Slots that slow tasks of all accounts may hold together; default 1. */
  readonly slowSlots?: number;
  /** True for an account all of whose tasks need a slot for slow ones; default: none. */
  readonly isSlow?: (account: string) => boolean;
  /** True for an account whose tasks come after all others; default: none. */
  readonly isLast?: (account: string) => boolean;
}

interface Started {
  readonly account: string;
  readonly isInSlowSlot: boolean;
}

interface Waiting {
  readonly account: string;
  readonly isSlow: boolean;
  readonly start: (started: Started) => void;
}

/**
 * Lets accounts take turns: next is the account that has the fewest tasks running, of equals the one that has not begun a
 * task for the longest time. Within an account tasks begin in their order, slow ones last. Each slow task that waits takes
 * one slot from its account, down to the last, so that an account of slow tasks leaves processors to others.
 */
export function createTurns({
  slots,
  perAccount,
  slowSlots = 1,
  isSlow: isSlowAccount = () => false,
  isLast = () => false,
}: CreateTurnsOptions): Turns {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  const lastStarts = new Map<string, number>();
  let starts = 0;
  let busy = 0;
  let slowBusy = 0;

  const runningOf = ({ account }: Waiting) => running.get(account) ?? 0;
  const lastStartOf = ({ account }: Waiting) => lastStarts.get(account) ?? 0;

  const needsSlowSlot = ({ account, isSlow }: Waiting) => isSlow || isSlowAccount(account);

  /** Slots that the account of each waiting task may hold now. */
  function findShares(): ReadonlyMap<string, number> {
    const shares = new Map<string, number>();
    for (const { account, isSlow } of waiting) {
      const share = shares.get(account) ?? perAccount;
      shares.set(account, isSlow ? Math.max(1, share - 1) : share);
    }
    return shares;
  }

  function precedes(one: Waiting, other: Waiting): boolean {
    const order =
      Number(isLast(one.account)) - Number(isLast(other.account)) ||
      runningOf(one) - runningOf(other) ||
      lastStartOf(one) - lastStartOf(other) ||
      Number(one.isSlow) - Number(other.isSlow);
    return order < 0;
  }

  function takeNext(): Waiting | null {
    if (busy >= slots) return null;
    const shares = findShares();
    let next: Waiting | null = null;
    for (const one of waiting) {
      const isHeld = needsSlowSlot(one) && slowBusy >= slowSlots;
      if (isHeld || runningOf(one) >= (shares.get(one.account) ?? perAccount)) continue;
      if (next === null || precedes(one, next)) next = one;
    }
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  function count({ account, isInSlowSlot }: Started, by: 1 | -1): void {
    busy += by;
    if (isInSlowSlot) slowBusy += by;
    const left = (running.get(account) ?? 0) + by;
    if (left > 0) running.set(account, left);
    else running.delete(account);
    if (left === 0 && !waiting.some((one) => one.account === account)) lastStarts.delete(account);
  }

  function startNext(): void {
    for (let next = takeNext(); next; next = takeNext()) {
      const started = { account: next.account, isInSlowSlot: needsSlowSlot(next) };
      count(started, 1);
      starts += 1;
      lastStarts.set(next.account, starts);
      next.start(started);
    }
  }

  function waitFor(turn: Turn): Promise<Started> {
    const { account, isSlow = false, signal } = turn;
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(signal?.reason as Error);
      };
      const start = (started: Started) => {
        signal?.removeEventListener('abort', leave);
        resolve(started);
      };
      const one = { account, isSlow, start };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(one);
      startNext();
    });
  }

  return {
    async run(turn, task) {
      turn.signal?.throwIfAborted();
      const started = await waitFor(turn);
      try {
        return await task(started.isInSlowSlot);
      } finally {
        count(started, -1);
        startNext();
      }
    },
  };
}
