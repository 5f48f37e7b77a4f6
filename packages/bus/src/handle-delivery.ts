import type { BusHooks, DeliveryOutcome } from './hooks.js';
import { shownName } from './queues.js';
import { traceHandling } from './tracing.js';
import type { Envelope, QueueSpec } from './transport.js';

/** How a delivery ended. */
export interface Handled {
  readonly outcome: DeliveryOutcome;
  /** Why the outcome is not `done`. */
  readonly error?: unknown;
  readonly nextTryMs?: number;
}

const sentences: Record<DeliveryOutcome, readonly ['info' | 'warn' | 'error', string]> = {
  done: ['info', 'message handled'],
  retried: ['warn', 'message failed and is tried again later'],
  dead: ['error', 'message given up: it is among the dead letters'],
  dropped: ['error', 'message given up and dropped'],
  failed: ['warn', 'request failed, and its asker was told'],
  returned: ['warn', 'message could not be moved on and goes back to its queue'],
};

/**
 * Handles one delivery observably: as its own work, in its own span, ending with one log line and one measurement.
 * Rejects as `handle` does.
 */
export async function handleDelivery(
  { log, work, metrics }: BusHooks,
  system: string,
  queue: QueueSpec,
  envelope: Envelope,
  handle: () => Promise<Handled>,
): Promise<void> {
  const { key, messageId, requestId, attempt, dueAt } = envelope;
  const name = shownName(queue);
  const fields = { requestId, queue: name, key, messageId, attempt };
  const began = performance.now();
  if (attempt === 1 && dueAt !== undefined)
    metrics.waited(name, Math.max(0, Date.now() - dueAt) / 1000);

  const end = ({ outcome, error, nextTryMs }: Handled): void => {
    const milliseconds = performance.now() - began;
    metrics.handled(name, outcome, milliseconds / 1000);
    const [level, sentence] = sentences[outcome];
    const why = outcome === 'done' ? {} : { err: error };
    const next = nextTryMs === undefined ? {} : { nextTryMs };
    log[level]({ ...fields, ms: Math.round(milliseconds), outcome, ...next, ...why }, sentence);
  };

  const traced = { system, destination: name, ...fields };
  await work.run(fields, () =>
    traceHandling(traced, envelope.trace ?? {}, async (fail) => {
      try {
        const handled = await handle();
        if (handled.outcome !== 'done') fail(handled.error);
        end(handled);
      } catch (error) {
        end({ outcome: 'returned', error });
        throw error;
      }
    }),
  );
}
