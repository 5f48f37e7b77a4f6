import { setImmediate } from 'node:timers/promises';
import { type Handled, handleDelivery } from './handle-delivery.js';
import type { BusHooks, QueueDepth } from './hooks.js';
import { requireInteger } from './numbers.js';
import { shownName } from './queues.js';
import { Tasks } from './tasks.js';
import type { Envelope, QueueSpec, Transport, TransportConsumer } from './transport.js';
import type { Subscription } from './types.js';

/** How long measuring the queues may take. */
const measureTimeoutMs = 1_000;

/** Subscriptions of one bus. */
export class Subscriptions {
  readonly #transport: Transport;
  readonly #hooks: BusHooks;
  readonly #drainTimeoutMs: number;
  readonly #open = new Map<Subscription, QueueSpec>();
  readonly #unwatch: () => void;

  constructor(transport: Transport, hooks: BusHooks, drainTimeoutMs: number) {
    this.#transport = transport;
    this.#hooks = hooks;
    this.#drainTimeoutMs = drainTimeoutMs;
    this.#unwatch = hooks.metrics.watch(() => this.#measure());
  }

  async add(
    queue: QueueSpec,
    prefetch: number,
    handle: (envelope: Envelope) => Promise<Handled>,
  ): Promise<Subscription> {
    requireInteger('prefetch', prefetch, 1, 1000);
    const { system } = this.#transport;
    const handling = new Tasks();
    const consumer = await this.#transport.consume(queue, prefetch, (envelope) =>
      handling.run(() =>
        handleDelivery(this.#hooks, system, queue, envelope, () => handle(envelope)),
      ),
    );
    let stopped: Promise<void> | undefined;
    const subscription: Subscription = {
      stop: () => {
        stopped ??= this.#stopConsumer(queue, consumer, handling).finally(() =>
          this.#open.delete(subscription),
        );
        return stopped;
      },
    };
    this.#open.set(subscription, queue);
    return subscription;
  }

  async stop(): Promise<void> {
    this.#unwatch();
    await Promise.all([...this.#open.keys()].map((subscription) => subscription.stop()));
  }

  /** Leaves out broadcasts: their queues belong to one consumer each and say nothing about the backlog of work. */
  async #measure(): Promise<readonly QueueDepth[]> {
    const queues = new Map(
      [...this.#open.values()]
        .filter(({ kind }) => kind !== 'broadcast')
        .map((queue) => [queue.name, queue]),
    );
    if (queues.size === 0) return [];
    return this.#transport.queues.measure([...queues.values()], measureTimeoutMs);
  }

  async #stopConsumer(
    queue: QueueSpec,
    consumer: TransportConsumer,
    handling: Tasks,
  ): Promise<void> {
    await consumer.cancel();
    const left = await handling.idle(this.#drainTimeoutMs);
    if (left > 0) {
      const fields = { queue: shownName(queue), left, drainTimeoutMs: this.#drainTimeoutMs };
      this.#hooks.log.warn(fields, 'messages were not done in time and go back to the queue');
    }
    // A message settles right after its handler; give it that turn before it counts as unsettled.
    await setImmediate();
    await consumer.close();
  }
}
