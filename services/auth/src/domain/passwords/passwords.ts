import { fileURLToPath } from 'node:url';
import { password as limits } from '@shortlist/contracts/constants';
import { commonRefusal } from '@shortlist/service-kit';
import { Piscina } from 'piscina';
import { CompareFirst } from './compare-first.js';

/** Stored in the place of a password's hash: no password is right. */
export const noPassword = '!';

export interface Passwords {
  /** Throws `Unavailable` when too many passwords are waiting already. */
  hash(password: string): Promise<string>;
  /** True when `password` has that hash. Without a hash, or with `noPassword`, it takes as long and answers false. */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>;
  /** Passwords that wait for a thread now. */
  readonly waiting: number;
  close(): Promise<void>;
}

export interface CreatePasswordsOptions {
  readonly cost: number;
  readonly threads: number;
  readonly queue: number;
}

function isQueueFull(error: unknown): boolean {
  return error instanceof Error && /queue is at limit|no task queue available/i.test(error.message);
}

/**
 * Hashes passwords in worker threads, because one bcrypt run blocks its thread for a quarter of a second. The queue is
 * bounded: a flood of sign-ins is refused, not kept waiting for minutes.
 */
export function createPasswords({ cost, threads, queue }: CreatePasswordsOptions): Passwords {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./hash-worker.js', import.meta.url)),
    minThreads: 1,
    maxThreads: threads,
    maxQueue: queue,
    taskQueue: new CompareFirst(),
    idleTimeout: 60_000,
  });
  const run = async <Result>(name: string, task: object): Promise<Result> => {
    try {
      return (await pool.run(task, { name })) as Result;
    } catch (error) {
      if (!isQueueFull(error)) throw error;
      throw commonRefusal('Unavailable', {
        sentence: 'Too many people are signing in right now. Please try again in a moment.',
        retryAfterSeconds: 5,
        cause: error,
      });
    }
  };
  // A salt and a hash of which nobody knows a password: comparing takes as long as with any other.
  const nobodysHash = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
  return {
    hash: (password) => run('hash', { password, cost }),
    verify: async (password, passwordHash) => {
      // bcrypt reads only 72 bytes: a longer password can be no one's, whatever its first 72 bytes are.
      const isReadable = Buffer.byteLength(password) <= limits.maxBytes;
      const known = passwordHash !== undefined && passwordHash !== noPassword && isReadable;
      const task = { password, passwordHash: known ? passwordHash : nobodysHash };
      return (await run<boolean>('compare', task)) && known;
    },
    get waiting() {
      return pool.queueSize;
    },
    close: () => pool.destroy(),
  };
}
