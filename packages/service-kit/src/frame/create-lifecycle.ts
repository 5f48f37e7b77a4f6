import { createParts, type CreatePartsOptions, type Parts } from './create-parts.js';

/** Something that is started once and stopped once. */
export interface Lifecycle<Running> {
  /**
   * Opens every part. If one can't be opened, those already open are closed before it rejects; if a stop comes
   * meanwhile, it rejects with StoppedError. A second start is refused.
   */
  start(): Promise<Running>;
  /**
   * Refuses new work, drains what runs, closes the parts in reverse order; see `Parts.close`. Called before the start,
   * it prevents the start; called again, it returns the same stop.
   */
  stop(): Promise<void>;
}

/** Makes a lifecycle of a function that opens parts; `start` resolves to its result. */
export function createLifecycle<Running>(
  options: CreatePartsOptions,
  open: (parts: Parts) => Promise<Running>,
): Lifecycle<Running> {
  const parts = createParts(options);
  let isStarted = false;
  return {
    async start() {
      if (isStarted) throw new Error('It was started before. Make a new one to start again.');
      isStarted = true;
      try {
        const running = await open(parts);
        parts.stopping.throwIfAborted();
        return running;
      } catch (error) {
        const reason: unknown = parts.stopping.aborted ? parts.stopping.reason : error;
        // Failures to close are logged; the caller needs to know why the start failed.
        await parts.close().catch(() => undefined);
        throw reason;
      }
    },
    stop: () => parts.close(),
  };
}
