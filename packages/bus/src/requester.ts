import type { RequestDefinition } from '@shortlist/contracts/message';
import * as z from 'zod/mini';
import { decodePayload, encodeJson, parsePayload } from './codec.js';
import { RemoteError, ReplyTimeoutError } from './errors.js';
import type { Envelope, Transport } from './transport.js';

const replySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

/** Body of a reply: the answer, or why there is none. */
export function encodeReply(key: string, reply: z.input<typeof replySchema>): string {
  return encodeJson(key, reply);
}

interface PendingReply {
  readonly resolve: (reply: Envelope) => void;
  readonly reject: (error: Error) => void;
}

/** The asking side of request/reply. Replies are matched to requests by message id. */
export class Requester {
  readonly #transport: Transport;
  readonly #pending = new Map<string, PendingReply>();
  #address: Promise<string> | undefined;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Sends `envelope` and waits for its reply, at most `timeoutMs`; then throws ReplyTimeoutError. */
  async request<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
    { key, reply }: Pick<RequestDefinition<Payload, Reply>, 'key' | 'reply'>,
    envelope: Envelope,
    timeoutMs: number,
  ): Promise<z.output<Reply>> {
    const { messageId } = envelope;
    let timer: NodeJS.Timeout | undefined;
    const replied = new Promise<Envelope>((resolve, reject) => {
      this.#pending.set(messageId, { resolve, reject });
      timer = setTimeout(() => {
        reject(new ReplyTimeoutError(`No reply to ${key} came within ${timeoutMs} ms.`));
      }, timeoutMs);
    });
    try {
      const sent = this.#send(envelope, timeoutMs);
      const answered = await Promise.race([replied, sent.then(() => replied)]);
      const answer = decodePayload(replySchema, key, answered.body);
      if (!answer.ok) throw new RemoteError(answer.message);
      return parsePayload(reply, key, answer.value);
    } finally {
      clearTimeout(timer);
      this.#pending.delete(messageId);
    }
  }

  /** Fails every request still waiting for its reply. */
  failAll(error: Error): void {
    for (const { reject } of this.#pending.values()) reject(error);
  }

  async #send(envelope: Envelope, expiresMs: number): Promise<void> {
    this.#address ??= this.#openReplies();
    const replyTo = await this.#address;
    const queue = { name: envelope.key, kind: 'request' } as const;
    await this.#transport.send({ queue }, { ...envelope, replyTo }, { expiresMs });
  }

  async #openReplies(): Promise<string> {
    try {
      return await this.#transport.openReplies((reply) => {
        this.#pending.get(reply.messageId)?.resolve(reply);
      });
    } catch (error) {
      this.#address = undefined;
      throw error;
    }
  }
}
