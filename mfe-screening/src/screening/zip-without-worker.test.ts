import { describe, expect, it } from '@jest/globals';
import { strToU8, unzipSync } from 'fflate';
import { zip } from './zip-without-worker.js';

describe('zip', () => {
  it('is done when it returns, also with what fflate would hand to a worker', () => {
    const large = strToU8('resume '.repeat(100_000));
    const archives: Uint8Array[] = [];
    zip({ 'a.xml': large }, (_error, archive) => archives.push(archive));
    expect(archives).toHaveLength(1);
    expect(unzipSync(archives[0] ?? new Uint8Array())['a.xml']?.length).toBe(large.length);
  });
});
