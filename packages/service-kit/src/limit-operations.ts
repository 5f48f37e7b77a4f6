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

const limits = new WeakMap<Connection, number>();

/** Milliseconds after which the server is to end a query on `connection`; undefined where nothing limits it. */
export function operationLimitOf(connection: Connection): number | undefined {
  return limits.get(connection);
}

/**
 * Makes the server end queries of models created on `connection` from now on after `maxTimeMs` milliseconds, unless
 * they set their own maxTimeMS. Building an index may be silent without limit: it takes longer the larger the
 * collection.
 */
export function limitOperations(connection: Connection, maxTimeMs: number): void {
  limits.set(connection, maxTimeMs);
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
