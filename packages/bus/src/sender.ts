import { randomUUID } from 'node:crypto';
import type { MessageDefinition, RequestDefinition } from '@shortlist/contracts/message';
import type * as z from 'zod/mini';
import { encodePayload } from './codec.js';
import { BusClosedError } from './errors.js';
import type { BusHooks } from './hooks.js';
import { maxDelayMs, requireInteger } from './numbers.js';
import { Requester } from './requester.js';
import { Tasks } from './tasks.js';
import { type TracedMessage, traceSend } from './tracing.js';
import type { Envelope, SendTarget, Transport } from './transport.js';
import type { PublishOptions, RequestOptions } from './types.js';

/** Sends for one bus: checks, traces and counts each message and gives it the request id of the current work. */
export class Sender {
  readonly #transport: Transport;
  readonly #hooks: BusHooks;
  readonly #requester: Requester;
  readonly #publishing = new Tasks();

  constructor(transport: Transport, hooks: BusHooks) {
    this.#transport = transport;
    this.#hooks = hooks;
    this.#requester = new Requester(transport);
    transport.onBlocked((error) => this.#requester.failAll(error));
  }

  async publish<Payload extends z.ZodMiniType>(
    { kind, key, payload: schema }: MessageDefinition<Payload>,
    payload: z.input<Payload>,
    { requestId, delayMs = 0, messageId = randomUUID() }: PublishOptions,
  ): Promise<void> {
    requireInteger('delayMs', delayMs, 0, maxDelayMs);
    const body = encodePayload(schema, key, payload);
    const target: SendTarget =
      kind === 'event' ? { event: key } : { queue: { name: key, kind: 'work' } };
    const message = this.#describe(key, messageId, requestId);
    await this.#send('publish', message, { body, delayMs }, (envelope) =>
      this.#publishing.run(() => this.#transport.send(target, envelope, { delayMs })),
    );
  }

  async request<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
    definition: RequestDefinition<Payload, Reply>,
    payload: z.input<Payload>,
    { requestId, timeoutMs = 10_000 }: RequestOptions,
  ): Promise<z.output<Reply>> {
    const { key } = definition;
    const body = encodePayload(definition.payload, key, payload);
    const message = this.#describe(key, randomUUID(), requestId);
    return this.#send('request', message, { body, delayMs: 0 }, (envelope) =>
      this.#requester.request(definition, envelope, timeoutMs),
    );
  }

  /** Waits at most `timeoutMs` for what is being published; pending requests then fail. */
  async end(timeoutMs: number): Promise<void> {
    await this.#publishing.idle(timeoutMs);
    this.#requester.failAll(new BusClosedError());
  }

  #describe(key: string, messageId: string, requestId: string | undefined): TracedMessage {
    const { system } = this.#transport;
    const caller = requestId ?? this.#hooks.work.requestId() ?? messageId;
    return { system, destination: key, key, messageId, requestId: caller };
  }

  async #send<Result>(
    operation: 'publish' | 'request',
    message: TracedMessage,
    { body, delayMs }: { readonly body: string; readonly delayMs: number },
    send: (envelope: Envelope) => Promise<Result>,
  ): Promise<Result> {
    const { metrics, log } = this.#hooks;
    const { key, messageId, requestId } = message;
    const ids = { key, messageId, requestId };
    try {
      const result = await traceSend(operation, message, (trace) =>
        send({ ...ids, attempt: 1, body, dueAt: Date.now() + delayMs, trace }),
      );
      metrics.published(key, 'confirmed');
      log.debug(ids, operation === 'publish' ? 'message published' : 'request answered');
      return result;
    } catch (error) {
      metrics.published(key, 'failed');
      throw error;
    }
  }
}
