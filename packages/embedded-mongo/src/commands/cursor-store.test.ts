import { describe, expect, it } from '@jest/globals';
import type { Long } from 'bson';
import { CursorStore } from './cursor-store.js';

const documents = (count: number, text = '') =>
  Array.from({ length: count }, (_, index) => ({ index, text }));

const idOf = (reply: Record<string, unknown>) => (reply['cursor'] as { id: Long }).id.toBigInt();

describe('CursorStore', () => {
  it('hands out batches and forgets an exhausted cursor', () => {
    const store = new CursorStore();
    const id = idOf(store.open('d.c', documents(5), { batchSize: 2, singleBatch: false }));
    expect(store.next(id, 'd.c', 2)).toMatchObject({
      cursor: { nextBatch: [{ index: 2 }, { index: 3 }] },
    });
    expect(idOf(store.next(id, 'd.c', 2))).toBe(0n);
    expect(() => store.next(id, 'd.c', 2)).toThrow(expect.objectContaining({ code: 43 }));
  });

  it('keeps a reply below 16 MB', () => {
    const store = new CursorStore();
    const reply = store.open('d.c', documents(20, 'x'.repeat(1_000_000)), {
      batchSize: 20,
      singleBatch: false,
    });
    expect((reply['cursor'] as { firstBatch: unknown[] }).firstBatch).toHaveLength(16);
    expect(idOf(reply)).not.toBe(0n);
  });

  it('opens without documents for a batch size of 0, and none for a single batch', () => {
    const store = new CursorStore();
    const empty = store.open('d.c', documents(3), { batchSize: 0, singleBatch: false });
    expect(store.next(idOf(empty), 'd.c', undefined)).toMatchObject({
      cursor: { nextBatch: documents(3) },
    });
    expect(idOf(store.open('d.c', documents(3), { batchSize: 1, singleBatch: true }))).toBe(0n);
  });

  it('keeps a cursor to its collection and drops idle ones', () => {
    const store = new CursorStore();
    const id = idOf(store.open('d.c', documents(3), { batchSize: 1, singleBatch: false }));
    expect(() => store.next(id, 'd.other', 1)).toThrow(expect.objectContaining({ code: 13 }));
    store.dropIdle(Date.now());
    store.next(id, 'd.c', 1);
    store.dropIdle(Date.now() + 11 * 60_000);
    expect(store.kill(id)).toBe(false);
  });
});
