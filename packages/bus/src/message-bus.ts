import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { MessageDefinition, RequestDefinition } from '@shortlist/contracts/message';
import type { z } from 'zod';
import { checkPayload, decodePayload, encodePayload } from './codec.js';
import { deliver } from './deliver.js';
import { BusClosedError } from './errors.js';
import { encodeReply, Requester } from './requester.js';
import { Tasks } from './tasks.js';
import type { Envelope, QueueSpec, SendTarget, Transport, TransportConsumer } from './transport.js';
import type {
  Bus,
  BusLog,
  MessageContext,
  MessageHandler,
  PublishOptions,
  RequestOptions,
  SubscribeOptions,
  Subscription,
} from './types.js';

/** Longest delay a timer and a RabbitMQ queue both hold: about 24 days. */
const maxDelayMs = 2 ** 31 - 1;
const mostAttempts = 10_000;

/** The bus over any transport: schemas, retries, replies and the orderly end. */
export class MessageBus implements Bus {
  readonly #transport: Transport;
  readonly #log: BusLog;
  readonly #drainTimeoutMs: number;
  readonly #requester: Requester;
  readonly #publishing = new Tasks();
  readonly #subscriptions = new Set<Subscription>();
  #stopping: Promise<void> | undefined;
  #closed = false;

  constructor(transport: Transport, log: BusLog, drainTimeoutMs: number) {
    this.#transport = transport;
    this.#log = log;
    this.#drainTimeoutMs = drainTimeoutMs;
    this.#requester = new Requester(transport);
    transport.onBlocked((error) => this.#requester.failAll(error));
  }

  async publish<Payload extends z.ZodType>(
    { kind, key, payload: schema }: MessageDefinition<Payload>,
    payload: z.input<Payload>,
    { requestId, delayMs = 0, messageId = randomUUID() }: PublishOptions = {},
  ): Promise<void> {
    this.#refuseWhen(this.#closed);
    requireInteger('delayMs', delayMs, 0, maxDelayMs);
    const body = encodePayload(schema, key, payload);
    const target: SendTarget =
      kind === 'event' ? { event: key } : { queue: { name: key, kind: 'work' } };
    const envelope = { key, messageId, requestId: requestId ?? messageId, attempt: 1, body };
    await this.#publishing.run(() => this.#transport.send(target, envelope, { delayMs }));
  }

  async subscribe<Payload extends z.ZodType>(
    { kind, key, payload: schema }: MessageDefinition<Payload>,
    options: SubscribeOptions,
    handler: MessageHandler<z.output<Payload>>,
  ): Promise<Subscription> {
    const { prefetch = 1, maxAttempts = 5, retryDelayMs = 1000 } = options;
    const { maxRetryDelayMs = maxDelayMs } = options;
    requireInteger('maxAttempts', maxAttempts, 1, mostAttempts);
    requireInteger('retryDelayMs', retryDelayMs, 0, maxDelayMs);
    requireInteger('maxRetryDelayMs', maxRetryDelayMs, 0, maxDelayMs);
    const queue = queueFor(kind, key, options);
    const delays = { maxAttempts, retryDelayMs, maxRetryDelayMs };
    const policy = { queue, key, schema, handler, ...delays };
    return this.#consume(queue, prefetch, (envelope) =>
      deliver(policy, envelope, this.#transport, this.#log),
    );
  }

  async request<Payload extends z.ZodType, Reply extends z.ZodType>(
    definition: RequestDefinition<Payload, Reply>,
    payload: z.input<Payload>,
    options?: RequestOptions,
  ): Promise<z.output<Reply>> {
    this.#refuseWhen(this.#closed);
    return this.#requester.request(definition, payload, options);
  }

  async respond<Payload extends z.ZodType, Reply extends z.ZodType>(
    { key, payload: schema, reply: replySchema }: RequestDefinition<Payload, Reply>,
    handler: (payload: z.output<Payload>, context: MessageContext) => Promise<z.input<Reply>>,
    { prefetch = 10 }: { readonly prefetch?: number } = {},
  ): Promise<Subscription> {
    const answer = async (envelope: Envelope): Promise<string> => {
      try {
        const payload = decodePayload(schema, key, envelope.body);
        const { messageId, requestId, attempt } = envelope;
        const value = await handler(payload, { messageId, requestId, attempt });
        return encodeReply(key, { ok: true, value: checkPayload(replySchema, key, value) });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        this.#log.warn(`Request ${envelope.messageId} of ${key} failed: ${message}`);
        return encodeReply(key, { ok: false, message });
      }
    };
    return this.#consume({ name: key, kind: 'request' }, prefetch, async (envelope) => {
      const body = await answer(envelope);
      if (envelope.replyTo === undefined) return;
      await this.#transport.sendReply(envelope.replyTo, { ...envelope, body });
    });
  }

  async queueLength({ kind, key }: Pick<MessageDefinition, 'kind' | 'key'>): Promise<number> {
    this.#refuseWhen(this.#closed);
    return this.#transport.countReady(queueFor(kind, key, {}));
  }

  async deadLetters(queue: string) {
    this.#refuseWhen(this.#closed);
    const envelopes = await this.#transport.listDeadLetters(queue);
    return envelopes.map(({ key, body, reason }) => ({
      key,
      payload: readable(body),
      reason: reason ?? 'unknown',
    }));
  }

  isReady(): boolean {
    return this.#stopping === undefined && this.#transport.isReady();
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  /** Handlers in hand may still publish; only then is the connection closed. */
  async #stop(): Promise<void> {
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.stop()));
    this.#closed = true;
    await this.#publishing.idle(this.#drainTimeoutMs);
    this.#requester.failAll(new BusClosedError());
    await this.#transport.close();
  }

  async #consume(
    queue: QueueSpec,
    prefetch: number,
    handle: (envelope: Envelope) => Promise<void>,
  ): Promise<Subscription> {
    this.#refuseWhen(this.#stopping !== undefined);
    requireInteger('prefetch', prefetch, 1, 1000);
    const handling = new Tasks();
    const consumer = await this.#transport.consume(queue, prefetch, (envelope) =>
      handling.run(() => handle(envelope)),
    );
    let stopped: Promise<void> | undefined;
    const subscription: Subscription = {
      stop: () => {
        stopped ??= this.#stopConsumer(queue.name, consumer, handling).finally(() =>
          this.#subscriptions.delete(subscription),
        );
        return stopped;
      },
    };
    this.#subscriptions.add(subscription);
    return subscription;
  }

  async #stopConsumer(queue: string, consumer: TransportConsumer, handling: Tasks): Promise<void> {
    await consumer.cancel();
    const left = await handling.idle(this.#drainTimeoutMs);
    if (left > 0) {
      this.#log.warn(
        `${left} messages of ${queue} were not done within ${this.#drainTimeoutMs} ms and go back to the queue.`,
      );
    }
    // What is handled settles right after its handler; give it that turn before it counts as unsettled.
    await setImmediate();
    await consumer.close();
  }

  #refuseWhen(refused: boolean): void {
    if (refused) throw new BusClosedError();
  }
}

function queueFor(
  kind: MessageDefinition['kind'],
  key: string,
  { queue, broadcast = false }: SubscribeOptions,
): QueueSpec {
  if (kind === 'command') {
    if (broadcast) throw new TypeError(`${key} is a command: it can't be broadcast.`);
    if (queue !== undefined && queue !== key)
      throw new TypeError(`${key} is a command: its queue is ${key}, not ${queue}.`);
    return { name: key, kind: 'work' };
  }
  if (broadcast) return { name: `${key}.${randomUUID()}`, kind: 'broadcast', eventKey: key };
  if (!queue) throw new TypeError(`${key} is an event: name the queue that receives it.`);
  return { name: queue, kind: 'work', eventKey: key };
}

function requireInteger(name: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new RangeError(`${name} must be a whole number from ${min} to ${Math.floor(max)}.`);
}

/** A dead letter may be dead for not being JSON: then its text is shown. */
function readable(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
