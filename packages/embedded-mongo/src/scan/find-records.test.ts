import { describe, expect, it } from '@jest/globals';
import { Int32 } from 'bson';
import type { BsonDocument } from '../bson/types.js';
import { Collection } from '../storage/collection.js';
import type { Journal } from '../storage/journal.js';
import { MemoryBudget } from '../storage/memory-budget.js';
import { findRecords } from './find-records.js';

const ascending = new Int32(1);

/** Documents of one run, with all that is read of the sets of ids that their indexes keep. */
function createCollection(size: number) {
  const journal = { put: () => undefined, remove: () => undefined } as unknown as Journal;
  const indexes = [
    { key: { _id: ascending }, name: '_id_' },
    { key: { run: ascending, status: ascending }, name: 'statuses' },
    { key: { run: ascending, position: ascending }, name: 'places' },
  ];
  const resources = { journal, budget: new MemoryBudget() };
  const collection = new Collection(1, 'test.people', indexes, resources);
  for (let id = 0; id < size; id += 1) {
    const document = { _id: new Int32(id), run: 'a', status: id % 2 ? 'odd' : 'even' };
    collection.insert({ ...document, position: new Int32(id) });
  }
  let read = 0;
  for (const index of collection.indexes.values()) {
    const lookup = index.lookup.bind(index);
    index.lookup = (values) => {
      const found = lookup(values);
      const counted = new Set(found);
      counted[Symbol.iterator] = () => {
        read += found.size;
        return found.values();
      };
      return counted;
    };
  }
  const find = (filter: BsonDocument) => {
    read = 0;
    const ids = [...findRecords(collection, filter)].map(({ document }) => Number(document['_id']));
    return { ids, read };
  };
  return { collection, find };
}

describe('records found by equality', () => {
  it('cost no more than those of the best index, however many others know', () => {
    const { find } = createCollection(1000);
    const one = { _id: new Int32(7), run: 'a', status: 'odd' };
    expect(find(one)).toEqual({ ids: [7], read: 1 });
    const few = { _id: { $in: [9, 3, 9, 4].map((id) => new Int32(id)) }, run: 'a', status: 'odd' };
    expect(find(few)).toEqual({ ids: [3, 9], read: 4 });
    expect(find({ run: 'a', status: 'odd' })).toMatchObject({ read: 500 });
  });

  it('are found under their new values after a change, and under the old ones no more', () => {
    const { collection, find } = createCollection(10);
    const [record] = findRecords(collection, { _id: new Int32(4) });
    if (!record) throw new Error('It is not found.');
    collection.replace(record, { ...record.document, status: 'odd' });
    expect(find({ run: 'a', status: 'even' }).ids).toEqual([0, 2, 6, 8]);
    expect(find({ run: 'a', status: 'odd' }).ids).toEqual([1, 3, 4, 5, 7, 9]);
    expect(find({ run: 'a', position: new Int32(4) }).ids).toEqual([4]);
  });
});
