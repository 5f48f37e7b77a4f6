import { setTimeout as pause } from 'node:timers/promises';

/**
 * Calls `probe` repeatedly until it gives a value. Throws, naming what was awaited, after a minute; as soon as `signal` aborts,
 * its reason.
 */
export async function waitFor(probe, what, { signal } = {}) {
  const deadline = Date.now() + 60_000;
  let cause;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    try {
      const value = await probe();
      if (value) return value;
    } catch (error) {
      cause = error;
    }
    await pause(100);
  }
  throw new Error(`Waited a minute in vain for ${what}.`, { cause });
}
