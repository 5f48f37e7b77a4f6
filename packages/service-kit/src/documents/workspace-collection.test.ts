import { describe, expect, it } from 'vitest';
import type { Collection } from './collection.js';
import { splitByWorkspace } from './workspace-collection.js';

type Plain = { readonly _id: string };

/** A collection that notes what it is asked. */
function noting() {
  const asked: unknown[][] = [];
  const all = new Proxy({} as Collection<Plain, unknown>, {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        asked.push([name, ...given.filter((each) => each !== undefined)]),
  });
  return { asked, ...splitByWorkspace(all) };
}

const its = { workspaceId: 'brookfield' };

describe('in(workspaceId)', () => {
  it('adds the workspace to every filter', () => {
    const jobs = noting();
    const mine = jobs.in('brookfield');
    const filter = { status: 'open' };
    const update = { $set: { title: 'Cook' } };
    void mine.find(filter);
    void mine.findOne(filter);
    void mine.findReadable(filter);
    void mine.eachReadable(filter, {} as never, { batchSize: 1 }, () => undefined);
    void mine.findOneAndUpdate(filter, update);
    void mine.updateOne(filter, update);
    void mine.updateMany(filter, update);
    void mine.deleteOne(filter);
    void mine.deleteMany(filter);
    void mine.count(filter);
    void mine.exists(filter);
    void mine.aggregate(filter, [], {} as never);
    expect(jobs.asked).toHaveLength(12);
    for (const [, asked] of jobs.asked) expect(asked).toEqual({ ...filter, ...its });
    void mine.updateEach([{ filter, update }]);
    expect(jobs.asked.at(-1)).toEqual(['updateEach', [{ filter: { ...filter, ...its }, update }]]);
  });

  it('adds it to every new document, whatever the input says', () => {
    const jobs = noting();
    const mine = jobs.in('brookfield');
    const input = { _id: '1', workspaceId: 'northfield' };
    void mine.create(input);
    void mine.createMany([input]);
    void mine.createMissing([input]);
    void mine.findOneAndReplace({ status: 'open' }, input);
    const placed = { _id: '1', ...its };
    expect(jobs.asked).toEqual([
      ['create', placed],
      ['createMany', [placed]],
      ['createMissing', [placed]],
      ['findOneAndReplace', { status: 'open', ...its }, placed],
    ]);
  });

  it('can not be widened by a filter that names another workspace', () => {
    const jobs = noting();
    void jobs.in('brookfield').find({ workspaceId: 'northfield' } as never);
    expect(jobs.asked).toEqual([['find', its]]);
  });

  it('finds by id what an earlier release stored for the account of that id', () => {
    const jobs = noting();
    const $or = [its, { workspaceId: null, userId: 'brookfield' }];
    void jobs.in('brookfield').findOne({ _id: '1' });
    const either = [{ _id: '2' }, { _id: '3' }];
    void jobs.in('brookfield').findOne({ _id: '1', $or: either });
    expect(jobs.asked).toEqual([
      ['findOne', { _id: '1', $or }],
      ['findOne', { $and: [{ _id: '1', $or: either }, { $or }] }],
    ]);
  });
});

describe('everywhere', () => {
  it('is the collection itself', () => {
    const jobs = noting();
    void jobs.everywhere.find({});
    expect(jobs.asked).toEqual([['find', {}]]);
  });
});
