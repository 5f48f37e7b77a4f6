import { equalValues, identicalValues } from '../bson/compare.js';
import { formatDocument } from '../bson/format.js';
import { type BsonDocument, isDocument, typeOf } from '../bson/types.js';
import { MongoError } from '../errors.js';
import type { Collection } from '../storage/collection.js';
import type { IndexSpecification } from '../storage/collection-index.js';
import { parseIndexSpecification } from '../storage/index-specification.js';
import type { Command } from './command.js';
import { collectionName, countArgument, documentArgument, listArgument } from './read-arguments.js';

/** `createIndexes`: builds what is not there yet; a same-named or same-keyed different one is error 86 or 85. */
export const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
  writes: true,
  run: (request) => {
    const { body, database, server } = request;
    const specifications = listArgument(body, 'createIndexes', 'indexes').map(
      parseIndexSpecification,
    );
    if (specifications.length === 0)
      throw new MongoError(2, 'Must specify at least one index to create');
    const name = collectionName(request);
    const existed = server.engine.collection(database, name) !== undefined;
    const collection = server.engine.ensureCollection(database, name);
    const numIndexesBefore = collection.indexes.size;
    try {
      for (const specification of specifications) {
        if (!isPresent(collection, specification)) collection.createIndex(specification);
      }
    } finally {
      server.engine.saveCatalogue(database, name);
    }
    const numIndexesAfter = collection.indexes.size;
    return {
      numIndexesBefore,
      numIndexesAfter,
      createdCollectionAutomatically: !existed,
      ...(numIndexesAfter === numIndexesBefore && { note: 'all indexes already exist' }),
      ok: 1,
    };
  },
};

function isPresent(collection: Collection, wanted: IndexSpecification): boolean {
  const sameName = collection.indexes.get(wanted.name)?.specification;
  if (sameName) {
    if (sameSpecification(sameName, wanted)) return true;
    throw new MongoError(
      86,
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${formatDocument(wanted)}, existing index: ${formatDocument(sameName)}`,
    );
  }
  for (const { specification } of collection.indexes.values()) {
    const sameKey = equalValues(specification.key, wanted.key);
    const samePartial = equalValues(
      specification['partialFilterExpression'] ?? null,
      wanted['partialFilterExpression'] ?? null,
    );
    if (!sameKey || !samePartial) continue;
    if (specification.name === '_id_') return true;
    throw new MongoError(85, `Index already exists with a different name: ${specification.name}`);
  }
  return false;
}

function sameSpecification(a: IndexSpecification, b: IndexSpecification): boolean {
  if (a.name === '_id_') return equalValues(a.key, b.key);
  const sorted = (document: BsonDocument) =>
    Object.fromEntries(Object.entries(document).sort(([left], [right]) => (left < right ? -1 : 1)));
  return (
    equalValues(a.key, b.key) &&
    identicalValues({ ...sorted(a), key: null }, { ...sorted(b), key: null })
  );
}

/** `listIndexes`: the specifications, `_id_` first; error 26 without the collection. */
export const listIndexes: Command = {
  fields: ['cursor', 'includeBuildUUIDs', 'includeIndexBuildInfo'],
  run: (request) => {
    const { body, database, server } = request;
    const name = collectionName(request);
    const collection = server.engine.collection(database, name);
    if (!collection) throw new MongoError(26, `ns does not exist: ${database}.${name}`);
    const options = documentArgument(body, 'listIndexes', 'cursor');
    const specifications = [...collection.indexes.values()].map(
      ({ specification }) => specification,
    );
    return server.cursors.open(`${database}.${name}`, specifications, {
      batchSize: countArgument(options, 'listIndexes.cursor', 'batchSize'),
      singleBatch: false,
    });
  },
};

/** `dropIndexes`: by name, by key, several names, or all (`*`); `_id_` stays. */
export const dropIndexes: Command = {
  fields: ['index'],
  writes: true,
  run: (request) => {
    const { body, database, server } = request;
    const name = collectionName(request);
    const collection = server.engine.collection(database, name);
    if (!collection) throw new MongoError(26, `ns not found ${database}.${name}`);
    const nIndexesWas = collection.indexes.size;
    for (const index of namesToDrop(collection, body['index'])) collection.dropIndex(index);
    server.engine.saveCatalogue(database, name);
    return { nIndexesWas, ok: 1 };
  },
};

function namesToDrop(collection: Collection, wanted: unknown): string[] {
  if (wanted === '*') return [...collection.indexes.keys()].filter((name) => name !== '_id_');
  if (isDocument(wanted)) {
    const found = [...collection.indexes.values()].find(({ specification }) =>
      equalValues(specification.key, wanted),
    );
    if (!found) throw new MongoError(27, `can't find index with key: ${formatDocument(wanted)}`);
    return namesToDrop(collection, found.specification.name);
  }
  const names = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((name) => {
    if (typeof name !== 'string') {
      throw new MongoError(
        14,
        `BSON field 'dropIndexes.index' is the wrong type '${typeOf(name)}', expected types '[string, object]'`,
      );
    }
    if (name === '_id_') throw new MongoError(72, 'cannot drop _id index');
    if (!collection.indexes.has(name))
      throw new MongoError(27, `index not found with name [${name}]`);
    return name;
  });
}
