import { setTimeout as pause } from 'node:timers/promises';

const GIVE_UP_MS = 20_000;
const POLL_MS = 5;

/** Resolves with the first value of `probe` that is neither undefined, null nor false. */
export async function until<Value>(
  probe: () => Value | Promise<Value>,
): Promise<NonNullable<Exclude<Value, false>>> {
  const end = performance.now() + GIVE_UP_MS;
  while (performance.now() < end) {
    const value = await probe();
    if (value !== undefined && value !== null && value !== false) {
      return value as NonNullable<Exclude<Value, false>>;
    }
    // Asking without a pause would take the processor from those that do the work.
    await pause(POLL_MS);
  }
  throw new Error(`What was waited for did not happen: ${probe.toString()}`);
}
