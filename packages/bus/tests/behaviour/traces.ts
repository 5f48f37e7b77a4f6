import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { node, tracing } from '@opentelemetry/sdk-node';
import { gate, until } from '@shortlist/bus/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Room } from './room.js';

export function describeTraces(room: Room): void {
  describe('traces', () => {
    const exporter = new tracing.InMemorySpanExporter();
    const provider = new node.NodeTracerProvider({
      spanProcessors: [new tracing.SimpleSpanProcessor(exporter)],
    });

    beforeAll(() => provider.register());
    beforeEach(() => exporter.reset());
    afterAll(async () => {
      trace.disable();
      propagation.disable();
      context.disable();
      await provider.shutdown();
    });

    const spans = (count: number) =>
      until(
        async () => exporter.getFinishedSpans(),
        (all) => all.length >= count,
      );

    it('go on from the publisher to the handler, and on from there', async () => {
      await room.bus.subscribe(room.command('second'), {}, async () => {});
      await room.bus.subscribe(room.command('first'), {}, async () =>
        room.bus.publish(room.command('second'), { text: 'b' }),
      );
      const caller = trace.getTracer('test').startSpan('caller');
      await context.with(trace.setSpan(context.active(), caller), () =>
        room.bus.publish(room.command('first'), { text: 'a' }, { messageId: 'm-1' }),
      );
      caller.end();
      const all = await spans(5);
      const [first, second] = [room.command('first').key, room.command('second').key];
      const find = (name: string) => all.find((span) => span.name === name);
      const chain = ['caller', `publish ${first}`, `process ${first}`];
      const path = [...chain, `publish ${second}`, `process ${second}`].map(find);
      expect(new Set(all.map((span) => span.spanContext().traceId)).size).toBe(1);
      expect(path.slice(1).map((span) => span?.parentSpanContext?.spanId)).toEqual(
        path.slice(0, -1).map((span) => span?.spanContext().spanId),
      );
      expect(path.slice(1, 3).map((span) => span?.kind)).toEqual([
        SpanKind.PRODUCER,
        SpanKind.CONSUMER,
      ]);
      expect(path[2]?.attributes).toMatchObject({
        'messaging.operation.name': 'process',
        'messaging.destination.name': first,
        'messaging.message.id': 'm-1',
        'shortlist.message.attempt': 1,
      });
    });

    it('reach the one who answers a request', async () => {
      await room.bus.respond(room.question(), async () => ({ length: 0 }));
      await room.bus.request(room.question(), { text: 'a' });
      const all = await spans(2);
      const { key } = room.question();
      expect(all.map(({ name }) => name).sort()).toEqual([`process ${key}`, `request ${key}`]);
      expect(new Set(all.map((span) => span.spanContext().traceId)).size).toBe(1);
    });

    it('tell of each attempt that failed, without the payload or what the error quotes', async () => {
      const options = { maxAttempts: 2, retryDelayMs: 5 };
      await room.bus.subscribe(room.command(), options, async () => {
        throw new TypeError('a secret of somebody was refused');
      });
      await room.bus.publish(room.command(), { text: 'a secret of somebody' });
      const tries = (await spans(3)).filter(({ kind }) => kind === SpanKind.CONSUMER);
      expect(tries.map(({ attributes }) => attributes['shortlist.message.attempt'])).toEqual([
        1, 2,
      ]);
      expect(tries.map(({ attributes }) => attributes['error.type'])).toEqual([
        'TypeError',
        'TypeError',
      ]);
      expect(tries.map(({ status }) => status.code)).toEqual([
        SpanStatusCode.ERROR,
        SpanStatusCode.ERROR,
      ]);
      const told = tries.map(({ attributes, events, status }) => ({ attributes, events, status }));
      expect(JSON.stringify(told)).not.toContain('a secret');
    });
  });

  describe('without anybody tracing', () => {
    it('a message carries no trace', async () => {
      const done = gate();
      await room.bus.subscribe(room.command(), {}, async () => {
        expect(trace.getActiveSpan()).toBeUndefined();
        done.open();
      });
      await room.bus.publish(room.command(), { text: 'a' });
      await done.opened;
    });
  });
}
