const MINUTE_MS = 60_000;
const MINUTES = 60;

/** The processor time that each account may use in an hour. */
export interface Budget {
  charge(account: string, workMs: number): void;
  /** True while the account has used all of it within the last hour. */
  isSpent(account: string): boolean;
}

interface Spent {
  readonly minute: number;
  readonly workMs: number;
}

/**
 * Counts processor time by account over the last hour, by the minute, in the memory of this process. `now` is a clock in
 * milliseconds that never goes back.
 */
export function createBudget(limitMs: number, now: () => number = () => performance.now()): Budget {
  const accounts = new Map<string, readonly Spent[]>();
  const currentMinute = () => Math.floor(now() / MINUTE_MS);

  function recentOf(account: string): readonly Spent[] {
    const oldest = currentMinute() - MINUTES;
    const recent = (accounts.get(account) ?? []).filter(({ minute }) => minute > oldest);
    if (recent.length > 0) accounts.set(account, recent);
    else accounts.delete(account);
    return recent;
  }

  return {
    charge(account, workMs) {
      const minute = currentMinute();
      const recent = recentOf(account);
      const last = recent.at(-1);
      const next =
        last?.minute === minute
          ? [...recent.slice(0, -1), { minute, workMs: last.workMs + workMs }]
          : [...recent, { minute, workMs }];
      // Accounts that have done nothing for an hour are forgotten.
      for (const other of accounts.keys()) recentOf(other);
      accounts.set(account, next);
    },
    isSpent(account) {
      return recentOf(account).reduce((sum, { workMs }) => sum + workMs, 0) >= limitMs;
    },
  };
}
