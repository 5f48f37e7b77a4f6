import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../src/domain/sweep/sweep.js';
import { createScriptedEngine, resumeText } from './support/engine.js';
import { createHarness, type Harness } from './support/harness.js';
import { until } from './support/until.js';
import { get, screen } from './support/upload.js';

type Filter = Readonly<Record<string, unknown>>;

interface Query {
  readonly collection: string;
  readonly method: string;
  readonly filter: Filter;
}

let harness: Harness;
let queries: Query[];

/** The filters of a call of the driver, from its first argument. */
function filtersOf(method: string, given: unknown): Filter[] {
  if (method === 'bulkWrite') {
    return (given as { updateOne: { filter: Filter } }[]).map(({ updateOne }) => updateOne.filter);
  }
  if (method === 'aggregate') return [(given as { $match?: Filter }[])[0]?.$match ?? {}];
  return /^(?:insert|create|drop|listIndexes)/i.test(method) ? [] : [given as Filter];
}

beforeEach(async () => {
  queries = [];
  harness = await createHarness({
    onCall: (collection, method, [given]) => {
      for (const filter of filtersOf(method, given)) queries.push({ collection, method, filter });
    },
  });
});

afterEach(() => harness.stop());

/** Values that most documents have, so that an index on them finds nearly all documents. */
const common: Readonly<Record<string, readonly unknown[]>> = {
  status: ['completed', 'failed', 'scored', 'unreadable'],
  line: [null],
};

const isOperators = (value: unknown): value is Filter =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key.startsWith('$'));

/** How much a condition narrows an index down: to some values, to a part of them, or not at all. */
function narrows(field: string, value: unknown): 'values' | 'part' | null {
  if (!isOperators(value)) return (common[field] ?? []).includes(value) ? null : 'values';
  const inside = value['$in'];
  if (Array.isArray(inside)) {
    return inside.some((each) => (common[field] ?? []).includes(each)) ? null : 'values';
  }
  return ['$gt', '$gte', '$lt', '$lte'].some((operator) => operator in value) ? 'part' : null;
}

/** True when some index finds what the filter asks for without walking through what is common. */
function isServed(filter: Filter, indexes: readonly Readonly<Record<string, unknown>>[]): boolean {
  const branches = filter['$or'];
  if (Array.isArray(branches)) {
    const { $or: _, ...rest } = filter;
    if (isServed(rest, indexes)) return true;
    return branches.every((branch) => isServed({ ...rest, ...(branch as Filter) }, indexes));
  }
  const all = filter['$and'];
  if (Array.isArray(all)) {
    const { $and: _, ...rest } = filter;
    return [rest, ...all].some((each) => isServed(each as Filter, indexes));
  }
  return [{ _id: 1 }, ...indexes].some((index) => {
    for (const field of Object.keys(index)) {
      if (!(field in filter)) return false;
      if (narrows(field, filter[field])) return true;
      // A common value may still be followed by a field that narrows.
      if (isOperators(filter[field]) && !('$in' in (filter[field] as Filter))) return false;
    }
    return false;
  });
}

/** Meant to walk through all: the secrets of webhooks are renewed once an hour, in batches by their ids; migrations are few. */
const walks = ['webhooks.find {}', 'migrations.find {"doneAt":{"$exists":true}}'];

async function unserved(): Promise<string[]> {
  const db = await harness.connectDatabase();
  const found = new Set<string>();
  for (const { collection, method, filter } of [...queries]) {
    const indexes = await db.collection(collection).indexes();
    const keys = (indexes ?? []).map(({ key }) => key as Readonly<Record<string, unknown>>);
    if (!isServed(filter, keys)) {
      found.add(`${collection}.${method} ${JSON.stringify(filter)}`);
    }
  }
  return [...found].filter((query) => !walks.includes(query));
}

const files = Array.from(
  { length: 30 },
  (_, n) => [`${n}.pdf`, resumeText(`N${n}`, n * 3)] as const,
);

describe('every query finds what it needs by an index', () => {
  it('of a screening, of its pages and of the sweeper', async () => {
    const engine = createScriptedEngine({ tokensPerResume: 1 });
    const instance = await harness.start({}, { engine });
    const { body } = await screen(instance, { files });
    await until(() => harness.usage.settled.length > 0);
    for (const path of ['', '/rows?limit=10', '/rows?search=care']) {
      await get(instance, `/resumes/job/${body.jobId}${path}`);
    }
    await get(instance, '/resumes/history');
    await sweep(instance.context);
    const asked = new Set(queries.map(({ collection, method }) => `${collection}.${method}`));
    expect(asked.size).toBeGreaterThan(8);
    expect(await unserved()).toEqual([]);
  }, 120_000);

  it('would be noticed: a walk through all finished jobs is none', async () => {
    const { models } = await harness.createContext();
    queries = [];
    await models.jobs.everywhere.count({ status: { $in: ['completed', 'failed'] } });
    await models.jobs.everywhere.count({ status: 'completed', settledAt: null });
    await models.candidates.everywhere.count({ fileName: 'cv.pdf' });
    expect(await unserved()).toEqual([
      expect.stringContaining('"$in":["completed","failed"]'),
      expect.stringContaining('cv.pdf'),
    ]);
  });
});
