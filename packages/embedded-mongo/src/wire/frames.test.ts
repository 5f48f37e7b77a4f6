import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { crc32c } from './crc32c.js';
import { FrameReader } from './frames.js';

const message = (length: number, fill: number) => {
  const bytes = Buffer.alloc(length, fill);
  bytes.writeInt32LE(length, 0);
  return bytes;
};

describe('FrameReader', () => {
  it('gives the messages back, however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 16, max: 90 }), { maxLength: 8 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 40 })),
        (lengths, cuts) => {
          const messages = lengths.map((length, index) => message(length, index));
          const stream = Buffer.concat(messages);
          const reader = new FrameReader();
          const received: Buffer[] = [];
          for (let at = 0; at < stream.length;) {
            const size = cuts.next().value as number;
            received.push(...reader.push(stream.subarray(at, at + size)));
            at += size;
          }
          expect(received).toEqual(messages);
        },
      ),
      { seed: 11 },
    );
  });

  it.each([-1, 0, 15, 48_000_001])('refuses a length of %d', (length) => {
    const head = Buffer.alloc(4);
    head.writeInt32LE(length, 0);
    expect(() => [...new FrameReader().push(head)]).toThrow('are allowed');
  });
});

describe('crc32c', () => {
  it('gives the check value of the standard', () => {
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
    expect(crc32c(Buffer.alloc(0))).toBe(0);
  });
});
