/** Runs what belongs to a key; calls for a key that is already running share its outcome. */
export type SingleFlight<Value> = (key: string, run: () => Promise<Value>) => Promise<Value>;

/** A single flight of its own keys. Nothing is kept once a run has ended. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, run) => {
    const shared = running.get(key) ?? run().finally(() => running.delete(key));
    running.set(key, shared);
    return shared;
  };
}
