import { ReadableStream } from 'node:stream/web';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEventStream } from './event-stream.js';

function streamOf(chunks: readonly (string | Uint8Array)[], onCancel?: () => void) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      }
      controller.close();
    },
    cancel: onCancel,
  }) as unknown as globalThis.ReadableStream<Uint8Array>;
}

async function collect(stream: globalThis.ReadableStream<Uint8Array>): Promise<string[]> {
  const events: string[] = [];
  for await (const data of readEventStream(stream)) events.push(data);
  return events;
}

describe('readEventStream', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('yields the data of each event, however the bytes are cut', async () => {
    const text =
      ': ping\n\nevent: message\nid: 1\ndata: {"name":"Zoë"}\n\ndata: a\r\ndata: b\r\n\r\n';
    const bytes = new TextEncoder().encode(text);
    const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await collect(streamOf([text]))).toEqual(['{"name":"Zoë"}', 'a\nb']);
    expect(await collect(streamOf(single))).toEqual(['{"name":"Zoë"}', 'a\nb']);
  });

  it('leaves out events of a kind that a later release added', async () => {
    const text = 'event: weather\ndata: {"sunny":true}\n\ndata: a\n\n';
    expect(await collect(streamOf([text]))).toEqual(['a']);
  });

  it('yields nothing for an empty stream or an event without its end', async () => {
    expect(await collect(streamOf([]))).toEqual([]);
    expect(await collect(streamOf(['data: half']))).toEqual([]);
  });

  it('refuses an event that never ends', async () => {
    await expect(collect(streamOf(['data: ', 'x'.repeat(200_000)]))).rejects.toThrow('no end');
  });

  it('lets go of a stream that stays silent', async () => {
    vi.useFakeTimers();
    const cancelled = vi.fn<() => void>();
    const silent = new ReadableStream<Uint8Array>({
      cancel: cancelled,
    }) as unknown as globalThis.ReadableStream<Uint8Array>;
    const events = collect(silent);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await events).toEqual([]);
    expect(cancelled).toHaveBeenCalledTimes(1);
  });
});
