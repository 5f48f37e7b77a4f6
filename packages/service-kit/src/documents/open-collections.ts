import {
  type Collection as StoredCollection,
  type CreateIndexesOptions,
  type Filter,
  MongoBulkWriteError,
} from 'mongodb';
import pMap from 'p-map';
import type { Database } from '../connect-mongo.js';
import { duplicateKey, isDuplicateKey } from '../database/is-duplicate-key.js';
import { type CallObserver, callObserverOf } from '../database/observe-calls.js';
import type { Logger } from '../logger.js';
import type { Collection, DocumentUpdate, Matched } from './collection.js';
import {
  type DocumentDefinition,
  type NewDocument,
  OWNER,
  type View,
  type Viewed,
} from './define-document.js';
import { createUnreadableReport, UnreadableDocumentError } from './unreadable-document.js';
import { splitByWorkspace, type WorkspaceCollection } from './workspace-collection.js';

type Projected = Pick<View<unknown>, 'projection'>;

/** All at once would wait for a free connection longer than a call may, where the database is slow. */
const openedAtOnce = 4;

/** For finding out whether there is one. */
const idOnly: Projected = { projection: { _id: 1 } };

const unchanged: Matched = { matchedCount: 0, modifiedCount: 0 };

type Report = (error: UnreadableDocumentError) => void;
/** Any definition; what its documents are is not known here. */
type Definition = Pick<
  DocumentDefinition<unknown, unknown>,
  'collection' | 'fields' | 'indexes' | 'projection' | 'schema'
>;
type Plain = Readonly<Record<string, unknown>> & { readonly _id: string };

type Stored = StoredCollection<Plain>;

/** Creates the missing indexes with one command, without a time limit: for a large collection it takes long. */
async function createIndexes(stored: Stored, { indexes }: Definition) {
  if (indexes.length === 0) return;
  const described = indexes.map(({ fields, ...rest }) => ({ key: fields, ...rest }));
  await stored.createIndexes(described, { socketTimeoutMS: 0 } as CreateIndexesOptions);
}

/** True when a bulk write refused nothing but documents that exist. */
function isDuplicatesOnly(error: unknown): boolean {
  if (!(error instanceof MongoBulkWriteError)) return isDuplicateKey(error);
  const failed = [error.writeErrors].flat();
  const isWritten = error.result.getWriteConcernError() === undefined;
  return isWritten && failed.length > 0 && failed.every(({ code }) => code === duplicateKey);
}

/** Without values that are undefined, which would be stored as null; null when nothing is left to change. */
function definedPart(update: DocumentUpdate<Plain>): object | null {
  const operators = Object.entries(update).map(([operator, values]) => {
    const defined = Object.entries(values as object).filter(([, value]) => value !== undefined);
    return [operator, Object.fromEntries(defined)] as const;
  });
  const changing = operators.filter(([, values]) => Object.keys(values).length > 0);
  return changing.length === 0 ? null : Object.fromEntries(changing);
}

function open(
  stored: Stored,
  definition: Definition,
  { report, maxTimeMs }: { readonly report: Report; readonly maxTimeMs: number },
): Collection<Plain, unknown> {
  const whole = definition as unknown as View<never>;
  function parse<Output>(view: View<Output>, found: unknown): Output {
    const parsed = view.schema.safeParse(found);
    if (parsed.success) return parsed.data;
    const { _id } = found as Plain;
    throw new UnreadableDocumentError(definition.collection, String(_id), parsed.error);
  }
  function readable<Output>(view: View<Output>, found: unknown): Output[] {
    try {
      return [parse(view, found)];
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error;
      report(error);
      return [];
    }
  }
  const create = (input: unknown) => definition.schema.parse(input) as Plain;
  const limit = { maxTimeMS: maxTimeMs };
  const query = async (filter: Filter<Plain>, { projection }: Projected, options: object = {}) =>
    stored.find(filter, { ...limit, projection, ...options }).toArray();
  const queryOne = async (filter: Filter<Plain>, { projection }: Projected, options: object = {}) =>
    stored.findOne(filter, { ...limit, projection, ...options });
  return {
    async create(input) {
      const document = create(input);
      await stored.insertOne(document);
      return document;
    },
    async createMany(inputs) {
      if (inputs.length > 0) await stored.insertMany(inputs.map(create));
    },
    async createMissing(inputs) {
      if (inputs.length === 0) return;
      try {
        await stored.insertMany(inputs.map(create), { ordered: false });
      } catch (error) {
        if (!isDuplicatesOnly(error)) throw error;
      }
    },
    async findOne(filter, view = whole, options) {
      const found = await queryOne(filter, view, options);
      return found && parse(view, found);
    },
    async find(filter, view = whole, options) {
      return (await query(filter, view, options)).map((found) => parse(view, found));
    },
    async findReadable(filter, view = whole, options) {
      return (await query(filter, view, options)).flatMap((found) => readable(view, found));
    },
    async eachReadable(
      filter,
      { projection, schema },
      { sort = {}, batchSize, parallel = 1 },
      act,
    ) {
      const cursor = stored.find(filter, { ...limit, projection, sort, batchSize });
      try {
        await pMap(
          cursor,
          async (found) => {
            for (const document of readable({ projection, schema }, found)) await act(document);
          },
          { concurrency: parallel },
        );
      } finally {
        await cursor.close();
      }
    },
    async findOneAndUpdate(filter, update, view = whole) {
      const change = definedPart(update);
      const { projection } = view;
      const found = change
        ? await stored.findOneAndUpdate(filter, change, {
            ...limit,
            projection,
            returnDocument: 'after',
          })
        : await queryOne(filter, view);
      return found && parse(view, found);
    },
    async findOneAndReplace(filter, input) {
      const document = create(input);
      const options = { ...limit, projection: { _id: 1 }, ignoreUndefined: true };
      const replaced = await stored.findOneAndReplace(filter, document, options);
      return replaced && document;
    },
    async updateOne(filter, update) {
      const change = definedPart(update);
      return change ? stored.updateOne(filter, change, limit) : unchanged;
    },
    async updateMany(filter, update) {
      const change = definedPart(update);
      return change ? stored.updateMany(filter, change, limit) : unchanged;
    },
    async updateEach(changes, { inOrder = false } = {}) {
      if (changes.length === 0) return unchanged;
      const { matchedCount, modifiedCount } = await stored.bulkWrite(
        changes.map(({ filter, update }) => ({ updateOne: { filter, update: update as object } })),
        { ordered: inOrder, ignoreUndefined: true },
      );
      return { matchedCount, modifiedCount };
    },
    async deleteOne(filter) {
      await stored.deleteOne(filter, limit);
    },
    async deleteMany(filter) {
      await stored.deleteMany(filter, limit);
    },
    count: async (filter) => stored.countDocuments(filter, limit),
    async aggregate(filter, stages, schema) {
      const found = await stored.aggregate([{ $match: filter }, ...stages], limit).toArray();
      return found.map((each) => schema.parse(each));
    },
    exists: async (filter) => (await queryOne(filter, idOnly)) !== null,
  };
}

/** Lets `observe` see all calls except `eachReadable`, whose time is mostly spent on acting on each document. */
function observed(
  name: string,
  { eachReadable, ...calls }: Collection<Plain, unknown>,
  observe: CallObserver,
): Collection<Plain, unknown> {
  const seen = Object.entries(calls).map(([command, call]) => {
    const run = call as (...given: unknown[]) => Promise<unknown>;
    return [
      command,
      (...given: unknown[]) => observe({ collection: name, command }, () => run(...given)),
    ];
  });
  return { eachReadable, ...(Object.fromEntries(seen) as typeof calls) };
}

type Opened<Document, Input> = Document extends { readonly workspaceId: string }
  ? WorkspaceCollection<Document, Input>
  : Collection<Document, Input>;

/** The collections that definitions describe; those with the field `workspaceId` have no query without a workspace. */
export type CollectionsOf<Definitions> = {
  readonly [Key in keyof Definitions]: Opened<
    Viewed<Definitions[Key]>,
    NewDocument<Definitions[Key]>
  >;
};

/** Opens collections of a database. Resolves once their indexes exist: uniqueness depends on them. */
export async function openCollections<Definitions extends Readonly<Record<string, Definition>>>(
  { db, maxTimeMs }: Database,
  definitions: Definitions,
  log: Logger,
): Promise<CollectionsOf<Definitions>> {
  const report = createUnreadableReport(log);
  const observe = callObserverOf(db);
  const waiting = Object.entries(definitions);
  const collections: (readonly [string, unknown])[] = [];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, openedAtOnce).map(async ([key, definition]) => {
      const { collection: name, fields } = definition;
      const stored = db.collection<Plain>(name);
      await createIndexes(stored, definition);
      const opened = open(stored, definition, { report, maxTimeMs });
      const collection = observed(name, opened, observe);
      const hasOwners = fields.includes(OWNER);
      return [key, hasOwners ? splitByWorkspace(collection) : collection] as const;
    });
    collections.push(...(await Promise.all(batch)));
  }
  return Object.fromEntries(collections) as unknown as CollectionsOf<Definitions>;
}
