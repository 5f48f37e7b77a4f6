import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Engine } from './engine.js';
import { expireDocuments } from './expire-documents.js';

it('documents go when the time of their index has come, by their earliest date', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  const engine = await Engine.open(directory, { flush: false });
  const rows = engine.ensureCollection('a', 'rows');
  for (const direction of [1, -1]) {
    rows.createIndex({ key: { at: direction }, name: `at_${direction}`, expireAfterSeconds: 10 });
    const at = (seconds: number) => new Date(seconds * 1000);
    for (const [index, each] of [at(5), at(20), [at(50), at(1)], 'x', null].entries()) {
      rows.insert({ _id: index, at: each });
    }
    rows.insert({ _id: 9 });
    const left = () => [...rows.records.values()].map(({ _id }) => _id);
    expireDocuments(engine, 11_000);
    expect(left()).toEqual([0, 1, 3, 4, 9]);
    expireDocuments(engine, 29_999);
    expect(left()).toEqual([1, 3, 4, 9]);
    expireDocuments(engine, 30_000);
    expect(left()).toEqual([3, 4, 9]);
    rows.erase();
    rows.dropIndex(`at_${direction}`);
  }
  await engine.close();
  await rm(directory, { recursive: true, force: true });
});
