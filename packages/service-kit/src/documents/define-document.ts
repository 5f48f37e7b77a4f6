import { z } from 'zod';
import { type Stored, storedObject } from './stored.js';

export interface DocumentIndex {
  readonly fields: Readonly<Record<string, 1 | -1>>;
  readonly unique?: boolean;
  /** Leaves out documents without the field, so that uniqueness does not concern them. */
  readonly sparse?: boolean;
  /** Seconds after the date in the field at which the database removes the document. */
  readonly expireAfterSeconds?: number;
}

/** Fields that a read fetches and returns: the whole document or part of it. Made once, next to the function that reads. */
export interface View<Output> {
  readonly projection: Readonly<Record<string, 0 | 1>>;
  readonly schema: z.ZodType<Output>;
}
/** Result of reading through a view. */
export type Viewed<Given> = Given extends View<infer Output> ? Output : never;

type Fields = Readonly<Record<string, z.ZodType>> & { readonly _id: z.ZodType<string> };

/** A collection's documents, as read and as created. As a view it is the whole document. */
export interface DocumentDefinition<Document, Input> extends View<Document> {
  readonly collection: string;
  /** Names of the fields. */
  readonly fields: readonly string[];
  readonly indexes: readonly DocumentIndex[];
  readonly schema: z.ZodType<Document, Input>;
  /** Some fields, and `_id`. */
  pick<Key extends keyof Document & string>(
    ...keys: readonly Key[]
  ): View<Pick<Document, Key | ('_id' & keyof Document)>>;
  /** All fields but some. */
  omit<Key extends keyof Document & string>(...keys: readonly Key[]): View<Omit<Document, Key>>;
  /** Some fields, plus only those parts of others that `shape` names. */
  part<Key extends keyof Document & string, Part extends z.ZodRawShape>(
    keys: readonly Key[],
    shape: Part,
  ): View<Pick<Document, Key | ('_id' & keyof Document)> & Stored<z.output<z.ZodObject<Part>>>>;
}
/** Input of a new document: fields with a default may be left out. */
export type NewDocument<Given> =
  Given extends DocumentDefinition<infer _, infer Input> ? Input : never;

/** The field of documents that belong to workspaces. */
export const OWNER = 'workspaceId';

/** Releases before 0.2 stored no workspace: it is the one made with the account of `userId`, which has the same id. */
function ownedByUser(found: unknown): unknown {
  const { workspaceId, userId } = found as Readonly<Record<string, unknown>>;
  const lacksOwner = workspaceId === undefined && userId !== undefined;
  return lacksOwner ? { ...(found as object), workspaceId: userId } : found;
}

function keysOf<Value extends 0 | 1>(keys: readonly string[], value: Value): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, value]));
}

function unwrap(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault;
  return isWrapped ? unwrap(schema.unwrap()) : schema;
}

/** Paths of all fields of an object, down to those that are no objects. */
function pathsOf(shape: z.ZodRawShape, parent = ''): string[] {
  return Object.entries(shape).flatMap(([key, schema]) => {
    const inner = unwrap(schema);
    return inner instanceof z.ZodObject
      ? pathsOf(inner.shape, `${parent}${key}.`)
      : [`${parent}${key}`];
  });
}

/**
 * The one definition of the documents of a collection: their fields, with defaults for those added later, and their
 * indexes. Types are inferred from it and every read is parsed by it.
 */
export function defineDocument<const Shape extends Fields>({
  collection,
  fields,
  indexes = [],
}: {
  readonly collection: string;
  readonly fields: Shape;
  readonly indexes?: readonly DocumentIndex[];
}): DocumentDefinition<Stored<z.output<z.ZodObject<Shape>>>, Stored<z.input<z.ZodObject<Shape>>>> {
  const schema = storedObject(fields);
  const subset = (keys: readonly string[]) => schema.pick(keysOf(keys, 1) as never);
  const owned = (part: z.ZodType) => (OWNER in fields ? z.preprocess(ownedByUser, part) : part);
  const fetched = (keys: readonly string[]) =>
    keysOf(keys.includes(OWNER) ? ['userId', ...keys] : keys, 1);
  const definition = {
    collection,
    fields: Object.keys(fields),
    indexes,
    schema: owned(schema),
    projection: {},
    pick: (...keys: readonly string[]) => ({
      schema: owned(subset(['_id', ...keys])),
      projection: fetched(['_id', ...keys]),
    }),
    omit: (...keys: readonly string[]) => ({
      schema: owned(schema.omit(keysOf(keys, 1) as never)),
      projection: keysOf(keys, 0),
    }),
    part: (keys: readonly string[], shape: z.ZodRawShape) => ({
      schema: owned(subset(['_id', ...keys]).extend(shape)),
      projection: fetched(['_id', ...keys, ...pathsOf(shape)]),
    }),
  };
  // `Stored` makes what the schema returns read-only, which zod can't express.
  return definition as unknown as ReturnType<typeof defineDocument<Shape>>;
}
