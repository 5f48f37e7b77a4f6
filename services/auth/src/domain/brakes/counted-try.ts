import type { Logger } from '@shortlist/service-kit';

/** One try of a secret that was let through. It counts as wrong until `settle` knows better. */
export interface CountedTry {
  /**
   * Looks at the secret by `check`, whose null or false means wrong, and returns what it found. A right one is forgotten
   * with all before it. Where `check` throws, nobody has looked: the try does not count, and the error is thrown on.
   */
  settle<Found>(check: () => Found | Promise<Found>): Promise<Found>;
}

export interface CountedTryOptions {
  /** Forgets this try and those before it. */
  readonly forget: () => Promise<void>;
  /** Makes this try as if it had not been. */
  readonly withdraw: () => Promise<void>;
  readonly log: Logger;
}

export function createCountedTry({ forget, withdraw, log }: CountedTryOptions): CountedTry {
  const look = async <Found>(check: () => Found | Promise<Found>): Promise<Found> => {
    try {
      return await check();
    } catch (error) {
      await withdraw().catch((failure: unknown) => {
        log.warn({ err: failure }, 'a try that was not looked at stays counted');
      });
      throw error;
    }
  };
  return {
    settle: async (check) => {
      const found = await look(check);
      if (found !== null && found !== false) await forget();
      return found;
    },
  };
}
