import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until `probe` gives a value; throws, naming what was awaited, after a minute. */
export async function waitFor(probe, what) {
  const deadline = Date.now() + 60_000;
  let cause;
  while (Date.now() < deadline) {
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
