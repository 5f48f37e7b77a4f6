const GIVE_UP_MS = 20_000;

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
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`What was waited for did not happen: ${probe.toString()}`);
}
