import type { RequestDefinition } from '@shortlist/contracts/message';
import type * as z from 'zod/mini';
import { checkPayload, decodePayload } from './codec.js';
import type { Handled } from './handle-delivery.js';
import { encodeReply } from './requester.js';
import type { Envelope, Transport } from './transport.js';
import type { MessageContext } from './types.js';

export type Responder<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType> = (
  payload: z.output<Payload>,
  context: MessageContext,
) => Promise<z.input<Reply>>;

/** Answers one request, also when its handler throws. Rejects when the answer could not be sent. */
export async function respond<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  { key, payload: schema, reply }: RequestDefinition<Payload, Reply>,
  handler: Responder<Payload, Reply>,
  envelope: Envelope,
  transport: Transport,
): Promise<Handled> {
  let handled: Handled = { outcome: 'done' };
  let body: string;
  try {
    const payload = decodePayload(schema, key, envelope.body);
    const { messageId, requestId, attempt } = envelope;
    const value = await handler(payload, { messageId, requestId, attempt });
    body = encodeReply(key, { ok: true, value: checkPayload(reply, key, value) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    handled = { outcome: 'failed', error };
    body = encodeReply(key, { ok: false, message });
  }
  if (envelope.replyTo !== undefined)
    await transport.sendReply(envelope.replyTo, { ...envelope, body });
  return handled;
}
