import { describe, expect, it } from '@jest/globals';
import { UploadMemory } from './upload-memory.js';

describe('UploadMemory', () => {
  it('refuses what would exceed the cap over all leases and counts nothing for it', () => {
    const memory = new UploadMemory(100);
    const [first, second] = [memory.lease(), memory.lease()];
    expect(first.take(60)).toBe(true);
    expect(second.take(60)).toBe(false);
    expect(second.take(40)).toBe(true);
    expect(memory.bytes).toBe(100);
  });

  it('never gives back more than a lease holds', () => {
    const memory = new UploadMemory(100);
    const [first, second] = [memory.lease(), memory.lease()];
    first.take(30);
    second.take(20);
    first.giveBack(500);
    first.end();
    first.end();
    expect(memory.bytes).toBe(20);
  });
});
