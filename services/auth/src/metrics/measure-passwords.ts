import {
  createGauge,
  type Ending,
  HttpError,
  measure,
  type Registry,
  single,
} from '@shortlist/service-kit';
import type { Passwords } from '../domain/passwords/passwords.js';
import type { WorkMetrics } from './create-work-metrics.js';

/** `refused`: too many were waiting already. */
function outcomeOf(ending: Ending<unknown>): string {
  if (ending.kind === 'done') return 'ok';
  return ending.error instanceof HttpError ? 'refused' : 'fault';
}

/** The same passwords, with hashing counted and timed and the queue shown. */
export function measurePasswords(
  passwords: Passwords,
  { hashing }: WorkMetrics,
  registry: Registry,
): Passwords {
  createGauge(registry, {
    name: 'password_hash_queue_length',
    help: 'Passwords that wait for a thread to hash them (at most HASH_QUEUE)',
    labels: [],
    read: () => single(passwords.waiting),
  });
  const timed = <Result>(task: 'hash' | 'compare', run: () => Promise<Result>) =>
    measure(run, (ending, seconds) =>
      hashing.observe({ task, outcome: outcomeOf(ending) }, seconds),
    );
  return {
    hash: (password) => timed('hash', () => passwords.hash(password)),
    verify: (password, hash) => timed('compare', () => passwords.verify(password, hash)),
    get waiting() {
      return passwords.waiting;
    },
    close: () => passwords.close(),
  };
}
