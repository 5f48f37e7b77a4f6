import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealer } from './create-sealer.js';

const key = new Uint8Array(randomBytes(32));
const secret = new TextEncoder().encode('whsec_c2VjcmV0');
const sealer = createSealer([key], 'a test');

describe('what is sealed', () => {
  it('is opened for its owner by the same key and purpose alone', () => {
    const sealed = sealer.seal(secret, 'ada');
    expect(createSealer([key], 'a test').open(sealed, 'ada')).toEqual(secret);
    expect(() => sealer.open(sealed, 'bob')).toThrow();
    expect(() => createSealer([key], 'another').open(sealed, 'ada')).toThrow();
    const otherKey = new Uint8Array(randomBytes(32));
    expect(() => createSealer([otherKey], 'a test').open(sealed, 'ada')).toThrow();
  });

  it('can’t be read, differs each time, and is refused when a bit of it changed', () => {
    const sealed = sealer.seal(secret, 'ada');
    expect(Buffer.from(sealed, 'base64url').includes(Buffer.from(secret))).toBe(false);
    expect(sealer.seal(secret, 'ada')).not.toBe(sealed);
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => sealer.open(changed.toString('base64url'), 'ada')).toThrow();
    }
  });
});
