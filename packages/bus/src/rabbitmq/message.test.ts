import type { Message } from 'amqplib';
import { describe, expect, it } from 'vitest';
import { readDeadLetter, readEnvelope, writeProperties } from './message.js';

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
      dueAt: 1_764_000_000_123,
      trace: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
    };
    expect(readEnvelope(message(writeProperties(envelope)))).toEqual(envelope);
    const dead = { ...envelope, reason: 'why', diedAt: 1_764_000_000_456 };
    expect(readDeadLetter(message(writeProperties(dead)))).toEqual(dead);
  });

  it('reads what a release wrote that knew no times and no traces', () => {
    const read = readEnvelope(message({ messageId: 'm', headers: { 'x-attempt': 2 } }));
    expect(read).toEqual({ key: 'a.b.c', messageId: 'm', requestId: 'm', attempt: 2, body: '{}' });
  });

  it.each(['soon', Number.NaN, 1e300, null, { '!': 'timestamp' }])(
    'takes %p for no time',
    (given) => {
      const headers = { 'x-due-at': given, 'x-died-at': given };
      const read = readDeadLetter(message({ headers }));
      expect([read.dueAt, read.diedAt]).toEqual([undefined, undefined]);
    },
  );

  it('counts no attempt for a dead letter that was looked at', () => {
    const headers = { 'x-attempt': 3 };
    expect(readDeadLetter(message({ headers }, '{}', true)).attempt).toBe(3);
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

  it('says why and when the broker itself dead-lettered a message', () => {
    const time = { '!': 'timestamp', value: 1_764_000_000 };
    const headers = { 'x-death': [{ reason: 'delivery_limit', time }, { reason: 'expired' }] };
    expect(readDeadLetter(message({ headers }))).toMatchObject({
      reason: 'The broker gave up on it: delivery_limit.',
      diedAt: 1_764_000_000_000,
    });
    expect(readDeadLetter(message({ headers: { 'x-death': 'odd' } })).reason).toBeUndefined();
    // To RabbitMQ a message leaving its retry's delay queue has died too; that is no dead letter.
    expect(readEnvelope(message({ headers }))).not.toHaveProperty('reason');
  });
});
