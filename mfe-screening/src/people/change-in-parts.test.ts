import { describe, expect, it } from '@jest/globals';
import type { ChangedRows } from '@shortlist/contracts/people';
import { changeInParts } from './change-in-parts.js';

const items = Array.from({ length: 600 }, (_, at) => ({ candidateId: `c_${at}` }));
const totals = {
  candidates: 600,
  shortlisted: 0,
  rejected: 600,
  review: 0,
  decided: 600,
  averageScore: 40,
};
const nothing: ChangedRows = { rows: [], removed: [], skipped: [], totals };

describe('changeInParts', () => {
  it('changes everybody, once, in order, and hands each part on as it comes', async () => {
    const sent: string[] = [];
    let parts = 0;
    await changeInParts({
      items,
      send: async (part) => {
        sent.push(...part.map(({ candidateId }) => candidateId));
        return nothing;
      },
      onPart: () => (parts += 1),
    });
    expect(sent).toEqual(items.map(({ candidateId }) => candidateId));
    expect(parts).toBeGreaterThan(1);
  });

  it('throws what the first part failed on: nothing was changed', async () => {
    const failing = changeInParts({
      items,
      send: () => Promise.reject(new Error('Down.')),
      onPart: () => undefined,
    });
    await expect(failing).rejects.toThrow('Down.');
  });

  it('says who was not reached when a later part fails', async () => {
    let calls = 0;
    const { skipped } = await changeInParts({
      items,
      send: async (part) => {
        calls += 1;
        if (calls > 1) throw new Error('Down.');
        return {
          ...nothing,
          skipped: [{ candidateId: part[0]?.candidateId ?? '', reason: 'Mailed.' }],
        };
      },
      onPart: () => undefined,
    });
    expect(skipped[0]).toEqual({ candidateId: 'c_0', reason: 'Mailed.' });
    expect(skipped.length).toBe(1 + 600 - 250);
    expect(skipped.at(-1)).toEqual({ candidateId: 'c_599', reason: expect.any(String) });
    expect(calls).toBe(2);
  });
});
