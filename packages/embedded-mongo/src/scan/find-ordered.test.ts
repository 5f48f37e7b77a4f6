import { describe, expect, it } from '@jest/globals';
import { Int32 } from 'bson';
import type { BsonDocument } from '../bson/types.js';
import { Collection } from '../storage/collection.js';
import type { Journal } from '../storage/journal.js';
import { MemoryBudget } from '../storage/memory-budget.js';
import { findOrdered } from './find-ordered.js';

const ascending = new Int32(1);
const descending = new Int32(-1);

function createCollection(size: number) {
  const journal = { put: () => undefined, remove: () => undefined } as unknown as Journal;
  const index = { key: { run: ascending, score: descending }, name: 'ranked' };
  const collection = new Collection(1, 'test.people', [index], {
    journal,
    budget: new MemoryBudget(),
  });
  for (let id = 0; id < size; id += 1) {
    collection.insert({ _id: new Int32(id), run: 'a', score: new Int32((id * 37) % size) });
  }
  let looked = 0;
  const read = collection.records.get.bind(collection.records);
  collection.records.get = (recordId) => {
    looked += 1;
    return read(recordId);
  };
  const page = (filter: BsonDocument, length: number) => {
    const found = findOrdered(collection, filter, { score: descending });
    if (!found) throw new Error('The index is not used.');
    looked = 0;
    const scores = Array.from({ length }, () => found.next().value?.document['score'].value);
    return { scores, looked };
  };
  return { collection, page };
}

describe('a page in the order of an index', () => {
  it('is read without looking at the documents before and after it', () => {
    const { page } = createCollection(1000);
    page({ run: 'a' }, 1);
    expect(page({ run: 'a' }, 3)).toEqual({ scores: [999, 998, 997], looked: 3 });
    const later = { run: 'a', score: { $lte: new Int32(500) } };
    expect(page(later, 3)).toEqual({ scores: [500, 499, 498], looked: 3 });
  });

  it('ends at the other bound', () => {
    const { page } = createCollection(100);
    page({ run: 'a' }, 1);
    const few = { run: 'a', score: { $lt: new Int32(5), $gte: new Int32(3) } };
    expect(page(few, 4).scores).toEqual([4, 3, undefined, undefined]);
    expect(page(few, 4).looked).toBeLessThan(5);
  });

  it.each([
    ['no value for the first field', {}],
    ['several values for it', { run: { $in: ['a', 'b'] } }],
    ['a document that another index finds at once', { run: 'a', _id: new Int32(3) }],
  ])('is left to sorting with %s', (_why, filter: BsonDocument) => {
    const { collection } = createCollection(100);
    collection.createIndex({ key: { _id: ascending }, name: '_id_' });
    expect(findOrdered(collection, filter, { score: descending })).toBeUndefined();
  });
});
