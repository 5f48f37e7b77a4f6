import { describe, expect, it } from 'vitest';
import { UploadMemory } from './upload-memory.js';

describe('UploadMemory', () => {
  it('refuses what would exceed the cap over all leases and counts nothing for it', () => {
    const memory = new UploadMemory(100);
    const [first, second] = [memory.lease('ada'), memory.lease('ben')];
    expect(first.reserve(60)).toBe(null);
    expect(second.reserve(60)).toBe('all');
    expect(second.reserve(40)).toBe(null);
    expect(memory.bytes).toBe(100);
  });

  it('leaves half of it to other accounts, except to an upload that is the only one of its account', () => {
    const memory = new UploadMemory(100);
    const [first, second, other] = [memory.lease('ada'), memory.lease('ada'), memory.lease('ben')];
    expect(first.reserve(40)).toBe(null);
    expect(second.reserve(20)).toBe('account');
    expect(second.reserve(10)).toBe(null);
    expect(other.reserve(50)).toBe(null);
    first.end();
    other.end();
    expect(second.reserve(80)).toBe(null);
    expect(memory.bytes).toBe(90);
  });

  it('never gives back more than a lease holds', () => {
    const memory = new UploadMemory(100);
    const [first, second] = [memory.lease('ada'), memory.lease('ben')];
    first.reserve(30);
    second.reserve(20);
    first.giveBack(500);
    first.end();
    first.end();
    expect(memory.bytes).toBe(20);
  });
});
