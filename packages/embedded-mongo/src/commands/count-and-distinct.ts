import { compareValues, valueKey } from '../bson/compare.js';
import { getField } from '../bson/fields.js';
import { documentBytes } from '../bson/measure.js';
import { MongoError } from '../errors.js';
import { maximumDocumentBytes } from '../limits.js';
import { missing, reach, splitPath } from '../paths/reach.js';
import { cut } from '../query/cut.js';
import { findRecords } from '../scan/find-records.js';
import type { Command } from './command.js';
import { collectionName, countArgument, documentArgument } from './read-arguments.js';

/** `count`: how many documents match, after skip and limit. */
export const count: Command = {
  fields: ['query', 'limit', 'skip', 'hint', 'fields'],
  run: (request) => {
    const { body, database, server } = request;
    const filter = documentArgument(body, 'count', 'query');
    const limit = countArgument(body, 'count', 'limit') || Number.POSITIVE_INFINITY;
    const skip = countArgument(body, 'count', 'skip') ?? 0;
    const hint = getField(body, 'hint');
    const collection = server.engine.collection(database, collectionName(request));
    const found = findRecords(collection, filter, hint);
    if (collection && Object.keys(filter).length === 0 && hint === undefined) {
      return { n: Math.min(Math.max(collection.records.size - skip, 0), limit), ok: 1 };
    }
    let n = 0;
    for (const _record of cut(found, { skip, limit })) n += 1;
    return { n, ok: 1 };
  },
};

/** `distinct`: the different values of a path, arrays taken apart, in MongoDB's order. */
export const distinct: Command = {
  fields: ['key', 'query', 'hint'],
  run: (request) => {
    const { body, database, server } = request;
    const key = getField(body, 'key');
    if (typeof key !== 'string') {
      throw new MongoError(
        14,
        "BSON field 'distinct.key' is the wrong type, expected type 'string'",
      );
    }
    const filter = documentArgument(body, 'distinct', 'query');
    const collection = server.engine.collection(database, collectionName(request));
    const values = new Map<string, unknown>();
    let bytes = 0;
    for (const { document } of findRecords(collection, filter, getField(body, 'hint'))) {
      for (const { value } of reach(document, splitPath(key))) {
        for (const each of Array.isArray(value) ? value : [value]) {
          if (each === missing) continue;
          const valueAsKey = valueKey(each);
          if (values.has(valueAsKey)) continue;
          bytes += documentBytes({ [values.size]: each });
          if (bytes > maximumDocumentBytes)
            throw new MongoError(17217, 'distinct too big, 16mb cap');
          values.set(valueAsKey, each);
        }
      }
    }
    return { values: [...values.values()].sort(compareValues), ok: 1 };
  },
};
