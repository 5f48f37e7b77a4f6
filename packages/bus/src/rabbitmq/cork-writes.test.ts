import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { corkWrites } from './cork-writes.js';

/** A stream that keeps what it was given, one item for each call of the system. */
function createStream() {
  const calls: string[] = [];
  const take = (chunks: readonly Buffer[]) => void calls.push(Buffer.concat(chunks).toString());
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => done(void take([chunk])),
    writev: (chunks, done) => done(void take(chunks.map(({ chunk }) => chunk as Buffer))),
  });
  corkWrites(stream);
  return { stream, calls };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('writes of one go', () => {
  it('leave together, in their order, and later ones by themselves', async () => {
    const { stream, calls } = createStream();
    for (const frame of ['a', 'b', 'c']) stream.write(frame);
    await turn();
    stream.write('d');
    await turn();
    expect(calls).toEqual(['abc', 'd']);
  });

  it('leave before the stream ends', async () => {
    const { stream, calls } = createStream();
    stream.write('a');
    stream.write('b');
    await new Promise<void>((resolve) => void stream.end('c', resolve));
    expect(calls.join('')).toBe('abc');
  });

  it('say when the stream has no room, and when it has again', async () => {
    const { stream } = createStream();
    const drained = new Promise((resolve) => stream.once('drain', resolve));
    expect(stream.write(Buffer.alloc(stream.writableHighWaterMark))).toBe(false);
    await drained;
    expect(stream.write('a')).toBe(true);
  });
});
