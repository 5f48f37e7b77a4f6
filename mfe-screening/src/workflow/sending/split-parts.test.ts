import { upload } from '@shortlist/contracts/constants';
import { describe, expect, it } from 'vitest';
import { buildFile } from '../../../tests/support/factories.js';
import { splitParts, uploadIdOf } from './split-parts.js';

const files = (count: number, size?: number) =>
  Array.from({ length: count }, (_, index) => buildFile(`${index}.pdf`, size ? { size } : {}));

describe('parts of an upload', () => {
  it.each([
    [0, []],
    [1, [1]],
    [100, [100]],
    [101, [100, 1]],
    [1000, Array<number>(10).fill(100)],
  ])('of %d files hold at most 100 each', (count, sizes) => {
    expect(splitParts(files(count)).map(({ length }) => length)).toEqual(sizes);
  });

  it('hold at most 200 MB each', () => {
    const parts = splitParts(files(45, upload.maxFileBytes));
    expect(parts.map(({ length }) => length)).toEqual([20, 20, 5]);
  });

  it('have ids of their own that are UUIDs, the same each time', () => {
    const jobId = '7b2f3a52-0d0e-4c67-9f3a-ffffffffffff';
    const ids = [0, 1, 2].map((part) => uploadIdOf(jobId, part));
    expect(ids).toEqual([
      jobId,
      '7b2f3a52-0d0e-4c67-9f3a-000000000000',
      '7b2f3a52-0d0e-4c67-9f3a-000000000001',
    ]);
  });
});
