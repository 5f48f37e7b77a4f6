import { vi } from 'vitest';

type Act = (...given: unknown[]) => Promise<unknown>;

/** The next call of `target[name]` does its work, but its caller learns of it only after `release`. */
export function holdNext<Name extends string>(target: Record<Name, unknown>, name: Name) {
  let reach: () => void = () => undefined;
  let release: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const act = (target[name] as Act).bind(target);
  const spy = vi.spyOn(target as Record<string, Act>, name);
  spy.mockImplementationOnce(async (...given) => {
    const result = await act(...given);
    spy.mockRestore();
    reach();
    await released;
    return result;
  });
  return { reached, release };
}
