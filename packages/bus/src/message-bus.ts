import type { MessageDefinition, RequestDefinition } from '@shortlist/contracts/message';
import type * as z from 'zod/mini';
import { dropDeadLetters, listDeadLetters, replayDeadLetters } from './dead-letters.js';
import { deliver } from './deliver.js';
import { BusClosedError } from './errors.js';
import type { Handled } from './handle-delivery.js';
import type { BusHooks } from './hooks.js';
import { maxDelayMs, requireInteger } from './numbers.js';
import { queueFor } from './queues.js';
import { respond, type Responder } from './respond.js';
import { Sender } from './sender.js';
import { Subscriptions } from './subscriptions.js';
import type { Envelope, QueueSpec, Transport } from './transport.js';
import type {
  Bus,
  DeadLetter,
  MessageHandler,
  PublishOptions,
  RequestOptions,
  SubscribeOptions,
  Subscription,
} from './types.js';

const mostAttempts = 10_000;

/** The bus over any transport: schemas, retries, replies and an orderly shutdown. */
export class MessageBus implements Bus {
  readonly #transport: Transport;
  readonly #drainTimeoutMs: number;
  readonly #sender: Sender;
  readonly #subscriptions: Subscriptions;
  #stopping: Promise<void> | undefined;
  #closed = false;

  constructor(transport: Transport, hooks: BusHooks, drainTimeoutMs: number) {
    this.#transport = transport;
    this.#drainTimeoutMs = drainTimeoutMs;
    this.#sender = new Sender(transport, hooks);
    this.#subscriptions = new Subscriptions(transport, hooks, drainTimeoutMs);
  }

  async publish<Payload extends z.ZodMiniType>(
    message: MessageDefinition<Payload>,
    payload: z.input<Payload>,
    options: PublishOptions = {},
  ): Promise<void> {
    this.#refuseWhen(this.#closed);
    await this.#sender.publish(message, payload, options);
  }

  async subscribe<Payload extends z.ZodMiniType>(
    definition: MessageDefinition<Payload>,
    options: SubscribeOptions,
    handler: MessageHandler<z.output<Payload>>,
  ): Promise<Subscription> {
    const { prefetch = 1, maxAttempts = 5, retryDelayMs = 1000 } = options;
    const { maxRetryDelayMs = maxDelayMs } = options;
    requireInteger('maxAttempts', maxAttempts, 1, mostAttempts);
    requireInteger('retryDelayMs', retryDelayMs, 0, maxDelayMs);
    requireInteger('maxRetryDelayMs', maxRetryDelayMs, 0, maxDelayMs);
    const { key, payload: schema } = definition;
    const queue = queueFor(definition, options);
    const delays = { maxAttempts, retryDelayMs, maxRetryDelayMs };
    const policy = { queue, key, schema, handler, ...delays };
    return this.#consume(queue, prefetch, (envelope) => deliver(policy, envelope, this.#transport));
  }

  async request<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
    definition: RequestDefinition<Payload, Reply>,
    payload: z.input<Payload>,
    options: RequestOptions = {},
  ): Promise<z.output<Reply>> {
    this.#refuseWhen(this.#closed);
    return this.#sender.request(definition, payload, options);
  }

  async respond<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
    definition: RequestDefinition<Payload, Reply>,
    handler: Responder<Payload, Reply>,
    { prefetch = 10 }: { readonly prefetch?: number } = {},
  ): Promise<Subscription> {
    return this.#consume({ name: definition.key, kind: 'request' }, prefetch, (envelope) =>
      respond(definition, handler, envelope, this.#transport),
    );
  }

  async queueLength({ key }: Pick<MessageDefinition, 'key'>): Promise<number> {
    this.#refuseWhen(this.#closed);
    return this.#transport.queues.countReady({ name: key, kind: 'work' });
  }

  async deadLetters(queue: string, most = 1_000): Promise<readonly DeadLetter[]> {
    this.#refuseWhen(this.#closed);
    return listDeadLetters(this.#transport, queue, most);
  }

  async countDeadLetters(queue: string): Promise<number> {
    this.#refuseWhen(this.#closed);
    return this.#transport.queues.countDeadLetters(queue);
  }

  async replayDeadLetters(queue: string, messageIds?: readonly string[]): Promise<number> {
    this.#refuseWhen(this.#closed);
    return replayDeadLetters(this.#transport, queue, messageIds);
  }

  async dropDeadLetters(queue: string, messageIds?: readonly string[]): Promise<number> {
    this.#refuseWhen(this.#closed);
    return dropDeadLetters(this.#transport, queue, messageIds);
  }

  isReady(): boolean {
    return this.#stopping === undefined && this.#transport.isReady();
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  /** Running handlers may still publish, so the connection closes last. */
  async #stop(): Promise<void> {
    await this.#subscriptions.stop();
    this.#closed = true;
    await this.#sender.end(this.#drainTimeoutMs);
    await this.#transport.close();
  }

  async #consume(
    queue: QueueSpec,
    prefetch: number,
    handle: (envelope: Envelope) => Promise<Handled>,
  ): Promise<Subscription> {
    this.#refuseWhen(this.#stopping !== undefined);
    return this.#subscriptions.add(queue, prefetch, handle);
  }

  #refuseWhen(refused: boolean): void {
    if (refused) throw new BusClosedError();
  }
}
