import type { BsonDocument } from '../bson/types.js';

/** What stages may read beside their input: the other collections of the database (`$lookup`). */
export interface StageContext {
  readonly documentsOf: (collection: string) => readonly BsonDocument[];
}

/** A compiled stage: from its input to its output. */
export type Stage = (
  documents: readonly BsonDocument[],
  context: StageContext,
) => readonly BsonDocument[];

/** Compiles one stage's argument; throws what MongoDB throws for a malformed one. */
export type StageCompiler = (argument: unknown) => Stage;

/** A compiled pipeline: its stages one after the other. */
export type Pipeline = Stage;
