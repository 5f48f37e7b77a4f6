import type { Connection, Query, Schema } from 'mongoose';

const limitedQueries = [
  'countDocuments',
  'deleteMany',
  'deleteOne',
  'distinct',
  'estimatedDocumentCount',
  'find',
  'findOne',
  'findOneAndDelete',
  'findOneAndReplace',
  'findOneAndUpdate',
  'replaceOne',
  'updateMany',
  'updateOne',
] as const;

/**
 * Limits what models made on `connection` from now on ask of the server: a query that works longer than `maxTimeMs`
 * milliseconds is ended there, unless it sets a maxTimeMS of its own. The making of an index, which takes as long as the
 * collection is large, may be silent without limit.
 */
export function limitOperations(connection: Connection, maxTimeMs: number): void {
  connection.plugin((schema: Schema) => {
    schema.pre(
      [...limitedQueries],
      { query: true, document: false },
      function (this: Query<unknown, unknown>) {
        if (this.getOptions().maxTimeMS === undefined) this.maxTimeMS(maxTimeMs);
      },
    );
    schema.pre('aggregate', function () {
      this.options.maxTimeMS ??= maxTimeMs;
    });
    const indexes = schema.indexes.bind(schema);
    schema.indexes = () =>
      indexes().map(([fields, options]) => [fields, { ...options, socketTimeoutMS: 0 }]);
  });
}
