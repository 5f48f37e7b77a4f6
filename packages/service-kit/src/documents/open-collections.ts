import { type Connection, mongo, Schema } from 'mongoose';
import { duplicateKey, isDuplicateKey } from '../database/is-duplicate-key.js';
import { type CallObserver, callObserverOf } from '../database/observe-calls.js';
import { operationLimitOf } from '../limit-operations.js';
import type { Logger } from '../logger.js';
import type { Collection, DocumentUpdate } from './collection.js';
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

type Report = (error: UnreadableDocumentError) => void;
/** Any definition; what its documents are is not known here. */
type Definition = Pick<
  DocumentDefinition<unknown, unknown>,
  'collection' | 'fields' | 'indexes' | 'projection' | 'schema'
>;
type Plain = Readonly<Record<string, unknown>> & { readonly _id: string };

/**
 * Mongoose only talks to the database; what the documents are is up to their definition alone. It is given the field
 * names because it walks through every value that is set in a field it does not know. What is called for each candidate or
 * message goes to the driver below it: a query of mongoose's own takes a fifth to a third more of the processor.
 */
function createModel(connection: Connection, { collection, fields }: Definition) {
  const anything = Object.fromEntries(fields.map((field) => [field, Schema.Types.Mixed]));
  const paths = { ...anything, _id: String };
  const schema = new Schema<Plain>(paths, {
    collection,
    autoCreate: false,
    autoIndex: false,
    minimize: false,
    strict: false,
    strictQuery: false,
    versionKey: false,
  });
  return connection.model<Plain>(collection, schema);
}

/** Makes the indexes that are missing: one command for all of a collection, where mongoose sends one for each. */
async function createIndexes(model: ReturnType<typeof createModel>, { indexes }: Definition) {
  if (indexes.length === 0) return;
  await model.collection.createIndexes(
    indexes.map(({ fields, ...rest }) => ({ key: fields, ...rest })),
  );
}

/** True when a bulk write refused nothing but documents that exist. */
function isDuplicatesOnly(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return isDuplicateKey(error);
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
  model: ReturnType<typeof createModel>,
  definition: Definition,
  report: Report,
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
  const limitMs = operationLimitOf(model.db);
  const limit = limitMs === undefined ? {} : { maxTimeMS: limitMs };
  const query = async (filter: unknown, { projection }: Projected, options: object = {}) =>
    model.collection.find(filter as never, { ...limit, projection, ...options }).toArray();
  const queryOne = async (filter: unknown, { projection }: Projected, options: object = {}) =>
    model.collection.findOne(filter as never, { ...limit, projection, ...options });
  return {
    async create(input) {
      const document = create(input);
      await model.collection.insertOne(document as never);
      return document;
    },
    async createMany(inputs) {
      if (inputs.length > 0) await model.collection.insertMany(inputs.map(create) as never[]);
    },
    async createMissing(inputs) {
      if (inputs.length === 0) return;
      try {
        await model.collection.insertMany(inputs.map(create) as never[], { ordered: false });
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
    async eachReadable(filter, view, { sort = {}, batchSize, parallel = 1 }, act) {
      const cursor = model.find(filter, view.projection, { sort }).lean().cursor({ batchSize });
      await cursor.eachAsync(
        async (found) => {
          for (const document of readable(view, found)) await act(document);
        },
        { parallel },
      );
    },
    async findOneAndUpdate(filter, update, view = whole) {
      const { projection } = view;
      const options = { projection, returnDocument: 'after' } as const;
      const found = await model.findOneAndUpdate(filter, update as never, options).lean();
      return found && parse(view, found);
    },
    async findOneAndReplace(filter, input) {
      const document = create(input);
      const replaced = await model.findOneAndReplace(filter, document).lean();
      return replaced && document;
    },
    async updateOne(filter, update) {
      const change = definedPart(update);
      if (!change) return { matchedCount: 0, modifiedCount: 0 };
      return model.collection.updateOne(filter as never, change, limit);
    },
    updateMany: (filter, update) => model.updateMany(filter, update as never).exec(),
    async updateEach(changes, { inOrder = false } = {}) {
      if (changes.length === 0) return { matchedCount: 0, modifiedCount: 0 };
      const { matchedCount, modifiedCount } = await model.collection.bulkWrite(
        changes.map((updateOne) => ({ updateOne })) as never[],
        { ordered: inOrder, ignoreUndefined: true },
      );
      return { matchedCount, modifiedCount };
    },
    async deleteOne(filter) {
      await model.deleteOne(filter);
    },
    async deleteMany(filter) {
      await model.deleteMany(filter);
    },
    count: async (filter) => model.collection.countDocuments(filter as never, limit),
    async aggregate(filter, stages, schema) {
      const found = await model.aggregate<unknown>([{ $match: filter }, ...stages]);
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

/** Opens collections on a connection. Resolves once their indexes exist: uniqueness depends on them. */
export async function openCollections<Definitions extends Readonly<Record<string, Definition>>>(
  connection: Connection,
  definitions: Definitions,
  log: Logger,
): Promise<CollectionsOf<Definitions>> {
  const report = createUnreadableReport(log);
  const observe = callObserverOf(connection);
  const waiting = Object.entries(definitions);
  const opened: (readonly [string, unknown])[] = [];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, openedAtOnce).map(async ([key, definition]) => {
      const model = createModel(connection, definition);
      await createIndexes(model, definition);
      const { collection: name, fields } = definition;
      const collection = observed(name, open(model, definition, report), observe);
      const hasOwners = fields.includes(OWNER);
      return [key, hasOwners ? splitByWorkspace(collection) : collection] as const;
    });
    opened.push(...(await Promise.all(batch)));
  }
  return Object.fromEntries(opened) as unknown as CollectionsOf<Definitions>;
}
