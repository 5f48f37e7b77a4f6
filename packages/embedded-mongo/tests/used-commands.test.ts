import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Db, type Document, MongoClient } from 'mongodb';
import { startTestMongo, type TestMongo } from '../src/testing.js';

/** What the services' suites send; `node scripts/record-used-commands.mjs` records it. */
const used = JSON.parse(
  readFileSync(join(import.meta.dirname, 'used-commands.json'), 'utf8'),
) as string[];

const operators = [...new Set(used.flatMap((entry) => entry.split(' ')[1] ?? []))];
const options = used.filter((entry) => /^\w+\.\w+$/.test(entry));
const commands = used.filter((entry) => /^\w+$/.test(entry));

/** Everywhere an operator may stand. */
const places = (name: string): Document[] => [
  { find: 'c', filter: { a: { [name]: 1 } } },
  { find: 'c', filter: { [name]: [] } },
  { update: 'c', updates: [{ q: {}, u: { [name]: { a: 1 } } }] },
  { update: 'c', updates: [{ q: {}, u: { $push: { a: { $each: [], [name]: 1 } } } }] },
  { aggregate: 'c', pipeline: [{ [name]: {} }], cursor: {} },
  { aggregate: 'c', pipeline: [{ $project: { a: { [name]: 1 } } }], cursor: {} },
  { aggregate: 'c', pipeline: [{ $group: { _id: null, a: { [name]: 1 } } }], cursor: {} },
];

describe('what the services use of MongoDB', () => {
  let mongo: TestMongo;
  let client: MongoClient;
  let db: Db;

  beforeAll(async () => {
    mongo = await startTestMongo();
    client = await MongoClient.connect(mongo.uri);
    db = client.db();
  });
  afterAll(async () => {
    await client.close();
    await mongo.stop();
  });

  const answer = async (command: Document): Promise<Document> => {
    const reply = await db.command(command).catch((error: unknown) => error as Document);
    const { code, errmsg, message } = reply['writeErrors']?.[0] ?? reply;
    return { code, words: String(errmsg ?? message ?? '') };
  };

  it.each(commands)('knows the command %s', async (name) => {
    expect([59, 115]).not.toContain((await answer({ [name]: 'c' }))['code']);
  });

  it.each(options)('knows the option %s', async (entry) => {
    const [name = '', option = ''] = entry.split('.');
    expect([40415, 115]).not.toContain((await answer({ [name]: 'c', [option]: null }))['code']);
  });

  it.each(operators)('knows the operator %s', async (name) => {
    const answers = await Promise.all(places(name).map(answer));
    const unknown = /unknown|unrecognized|not supported/i;
    expect(answers.filter(({ words }) => !unknown.test(words))).not.toEqual([]);
  });
});
