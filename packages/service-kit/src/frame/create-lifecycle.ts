import { createParts, type CreatePartsOptions, type Parts } from './create-parts.js';

/** Something that is started once and stopped once. */
export interface Lifecycle<Running> {
  /**
   * Opens every part. When one can't be had, those that were are closed before it rejects; when a stop comes meanwhile, it
   * rejects with StoppedError. A second start is refused.
   */
  start(): Promise<Running>;
  /**
   * Refuses new work, drains what runs, closes the parts in the order opposite to the start; see `Parts.close`. Before the
   * start it only keeps it from happening, after a stop it is that stop.
   */
  stop(): Promise<void>;
}

/** Makes a lifecycle of a function that opens parts; what it resolves to is what `start` resolves to. */
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
        // What could not be closed is logged; why the start failed is what the caller has to know.
        await parts.close().catch(() => undefined);
        throw reason;
      }
    },
    stop: () => parts.close(),
  };
}
