import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Int32 } from 'bson';
import { Engine } from './engine.js';
import { expireDocuments } from './expire-documents.js';
import { parseIndexSpecification } from './index-specification.js';

describe('expireDocuments', () => {
  let directory: string;
  let engine: Engine;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    engine = await Engine.open(directory, { flush: false });
  });
  afterEach(async () => {
    await engine.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('removes what is past its time, and nothing else', async () => {
    const collection = engine.ensureCollection('db', 'sessions');
    collection.createIndex(
      parseIndexSpecification({
        key: { at: new Int32(1) },
        name: 'ttl',
        expireAfterSeconds: new Int32(10),
        partialFilterExpression: { keep: null },
      }),
    );
    collection.insert({ _id: 'old', at: new Date(1000) });
    collection.insert({ _id: 'kept', at: new Date(1000), keep: true });
    collection.insert({ _id: 'new', at: new Date(1001) });
    collection.insert({ _id: 'earliest', at: [new Date(9000), new Date(0)] });
    collection.insert({ _id: 'no date', at: 'x' });
    collection.insert({ _id: 'none' });
    expireDocuments(engine, 11_000);
    expect([...collection.records.values()].map(({ _id }) => _id)).toEqual([
      'kept',
      'new',
      'no date',
      'none',
    ]);
    await engine.durable();
  });
});
