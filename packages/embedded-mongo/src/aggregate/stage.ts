import type { BsonDocument } from '../bson/types.js';
import { checkTime } from '../time-limit.js';

/** What stages may read besides their input: the other collections of the database (`$lookup`). */
export interface StageContext {
  readonly documentsOf: (collection: string) => Iterable<BsonDocument>;
}

/** A compiled stage: from its input to its output. It consumes no more input than its output is asked for. */
export type Stage = (
  documents: Iterable<BsonDocument>,
  context: StageContext,
) => Iterable<BsonDocument>;

/** Compiles one stage's argument, knowing the stages after it; throws what MongoDB throws for a malformed one. */
export type StageCompiler = (argument: unknown, following?: readonly unknown[]) => Stage;

/** A compiled pipeline: its stages one after the other. */
export type Pipeline = Stage;

/** A stage that turns each document into one. */
export function* eachDocument(
  documents: Iterable<BsonDocument>,
  change: (document: BsonDocument) => BsonDocument,
): Generator<BsonDocument> {
  for (const document of documents) {
    checkTime();
    yield change(document);
  }
}

/** A stage that turns each document into any number. */
export function* eachInto(
  documents: Iterable<BsonDocument>,
  change: (document: BsonDocument) => Iterable<BsonDocument>,
): Generator<BsonDocument> {
  for (const document of documents) {
    checkTime();
    yield* change(document);
  }
}
