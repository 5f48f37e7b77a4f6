import { setTimeout as pause } from 'node:timers/promises';

export interface WaitForOptions {
  readonly what: string;
  /** Milliseconds until giving up. Default 30,000. */
  readonly timeoutMs?: number;
}

/** Calls `probe` repeatedly until it gives a value; throws, naming what was awaited, if it never does. */
export async function waitFor<Value>(
  probe: () => Promise<Value | null | undefined | false>,
  options: WaitForOptions,
): Promise<Value> {
  const { what, timeoutMs = 30_000 } = options;
  const deadline = Date.now() + timeoutMs;
  let lastError: unknown;
  while (Date.now() < deadline) {
    try {
      const value = await probe();
      if (value) return value;
    } catch (error) {
      lastError = error;
    }
    await pause(50);
  }
  throw new Error(`Waited ${timeoutMs} ms in vain for ${what}.`, { cause: lastError });
}
