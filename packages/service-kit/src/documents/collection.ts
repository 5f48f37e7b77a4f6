import type { Document as Stage, Filter } from 'mongodb';
import type { z } from 'zod';
import type { View } from './define-document.js';

type Dotted = Readonly<Record<`${string}.${string}`, unknown>>;
type Items<Document> = {
  readonly [Key in keyof Document]?: NonNullable<Document[Key]> extends readonly (infer Item)[]
    ? Item | object
    : never;
};

/** Changes to stored documents, typed after them; dotted paths are not checked. */
export interface DocumentUpdate<Document> {
  readonly $set?: Partial<Document> & Dotted;
  readonly $unset?: { readonly [Key in keyof Document]?: '' };
  readonly $inc?: { readonly [Key in keyof Document]?: number } & Dotted;
  readonly $max?: Partial<Document> & Dotted;
  readonly $push?: Items<Document>;
  readonly $pull?: Items<Document>;
}

/** A change of the first document that matches. */
export interface ConditionalUpdate<Document> {
  readonly filter: Filter<Document>;
  readonly update: DocumentUpdate<Document>;
}

export interface Matched {
  readonly matchedCount: number;
  readonly modifiedCount: number;
}

export interface FindOptions {
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  /** Documents at most; default: all. */
  readonly limit?: number;
}

/** A collection whose documents are parsed when they are read and when they are created. */
export interface Collection<Document, Input> {
  /** Stores a document with its defaults and returns it. Rejects for what the schema refuses or a duplicate `_id`. */
  create(input: Input): Promise<Document>;
  createMany(inputs: readonly Input[]): Promise<void>;
  /** Stores those documents whose `_id` and other unique keys are not taken; the others stay as they are. */
  createMissing(inputs: readonly Input[]): Promise<void>;
  /** Throws UnreadableDocumentError. */
  findOne<Output = Document>(
    filter: Filter<Document>,
    view?: View<Output>,
    options?: Pick<FindOptions, 'sort'>,
  ): Promise<Output | null>;
  /** Throws UnreadableDocumentError when any of them can't be read. */
  find<Output = Document>(
    filter: Filter<Document>,
    view?: View<Output>,
    options?: FindOptions,
  ): Promise<Output[]>;
  /** Those that can be read; the others are logged and counted. */
  findReadable<Output = Document>(
    filter: Filter<Document>,
    view?: View<Output>,
    options?: FindOptions,
  ): Promise<Output[]>;
  /** Like `findReadable`, a few at a time: for documents that would not fit into memory together. */
  eachReadable<Output>(
    filter: Filter<Document>,
    view: View<Output>,
    options: Pick<FindOptions, 'sort'> & {
      readonly batchSize: number;
      /** How many are acted on at a time; default 1. */
      readonly parallel?: number;
    },
    act: (document: Output) => Promise<void> | void,
  ): Promise<void>;
  /** Returns the document after the change. Throws UnreadableDocumentError; the change is made even then. */
  findOneAndUpdate<Output = Document>(
    filter: Filter<Document>,
    update: DocumentUpdate<Document>,
    view?: View<Output>,
  ): Promise<Output | null>;
  /** Replaces a matching document with a whole new one and returns that; null if none matches. */
  findOneAndReplace(filter: Filter<Document>, input: Input): Promise<Document | null>;
  updateOne(filter: Filter<Document>, update: DocumentUpdate<Document>): Promise<Matched>;
  updateMany(filter: Filter<Document>, update: DocumentUpdate<Document>): Promise<Matched>;
  /**
   * Many changes in one request, each by itself: a crash may leave some of them made. Answers how many were, not which.
   * `inOrder`: none is made before those that stand before it; default: in any order.
   */
  updateEach(
    changes: readonly ConditionalUpdate<Document>[],
    options?: { readonly inOrder?: boolean },
  ): Promise<Matched>;
  deleteOne(filter: Filter<Document>): Promise<void>;
  deleteMany(filter: Filter<Document>): Promise<void>;
  count(filter: Filter<Document>): Promise<number>;
  /** Runs `stages` over the matching documents in the database; rejects for a result that does not match `schema`. */
  aggregate<Output>(
    filter: Filter<Document>,
    stages: readonly Stage[],
    schema: z.ZodType<Output>,
  ): Promise<Output[]>;
  exists(filter: Filter<Document>): Promise<boolean>;
}
