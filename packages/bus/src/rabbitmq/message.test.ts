import { describe, expect, it } from '@jest/globals';
import type { Message } from 'amqplib';
import { readEnvelope, writeProperties } from './message.js';

function message(properties: object, body = '{}', redelivered = false): Message {
  return {
    content: Buffer.from(body),
    fields: { routingKey: 'a.b.c', redelivered, deliveryTag: 1, exchange: '' },
    properties,
  } as unknown as Message;
}

describe('readEnvelope', () => {
  it('reads back what writeProperties wrote', () => {
    const envelope = {
      key: 'x.y.z',
      messageId: 'm',
      requestId: 'r',
      attempt: 3,
      body: '{}',
      replyTo: 'q',
      reason: 'why',
    };
    expect(readEnvelope(message(writeProperties(envelope)))).toEqual(envelope);
  });

  it('gives a message without ids the same id each time, and another to another', () => {
    const id = readEnvelope(message({ headers: undefined }, 'one')).messageId;
    expect(id).toHaveLength(64);
    expect(readEnvelope(message({}, 'one')).messageId).toBe(id);
    expect(readEnvelope(message({}, 'two')).messageId).not.toBe(id);
    expect(readEnvelope(message({})).key).toBe('a.b.c');
  });

  it.each([
    [{}, false, 1],
    [{}, true, 2],
    [{ 'x-delivery-count': 4 }, true, 5],
    [{ 'x-attempt': 2, 'x-delivery-count': 1 }, true, 3],
    [{ 'x-attempt': 'many' }, false, 1],
  ])('counts the attempts of %j (redelivered: %p) as %d', (headers, redelivered, attempt) => {
    expect(readEnvelope(message({ headers }, '{}', redelivered)).attempt).toBe(attempt);
  });

  it('says why the broker itself dead-lettered a message', () => {
    const headers = { 'x-death': [{ reason: 'delivery_limit' }, { reason: 'expired' }] };
    expect(readEnvelope(message({ headers })).reason).toBe(
      'The broker gave up on it: delivery_limit.',
    );
    expect(readEnvelope(message({ headers: { 'x-death': 'odd' } })).reason).toBeUndefined();
  });
});
