import { badValue, MongoError } from '../errors.js';
import { areIdentical, type BsonDocument, formatValue, isDocument } from '../query/values.js';
import type { Collection } from '../storage/collection.js';
import type { IndexSpecification } from '../storage/collection-index.js';
import { collectionName, countArgument, documentArgument, documentsArgument } from './arguments.js';
import type { Command } from './command.js';
import { parseIndexSpecification } from './index-specification.js';

/** `createIndexes`: builds what is not there yet; a same-named or same-keyed different one is error 86 or 85. */
export const createIndexes: Command = {
  fields: ['indexes'],
  writes: true,
  run: (request) => {
    const { body, database, server } = request;
    const specifications = documentsArgument(body, 'indexes').map(parseIndexSpecification);
    if (specifications.length === 0) throw badValue('Must specify at least one index to create');
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
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.size,
      createdCollectionAutomatically: !existed,
      ok: 1,
    };
  },
};

function isPresent(collection: Collection, wanted: IndexSpecification): boolean {
  const sameName = collection.indexes.get(wanted.name)?.specification;
  if (sameName) {
    if (wanted.name === '_id_' || areIdentical(sorted(sameName), sorted(wanted))) return true;
    throw new MongoError(
      86,
      `An existing index has the same name as the requested index. Requested index: ${formatValue(wanted)}, existing index: ${formatValue(sameName)}`,
    );
  }
  for (const { specification, partialFilter } of collection.indexes.values()) {
    if (!areIdentical(specification.key, wanted.key)) continue;
    if (!areIdentical(partialFilter, wanted['partialFilterExpression'])) continue;
    if (specification.name === '_id_') return true;
    throw new MongoError(85, `Index already exists with a different name: ${specification.name}`);
  }
  return false;
}

/** Options may come in any order, the fields of the key only in one. */
const sorted = (specification: BsonDocument): BsonDocument =>
  Object.fromEntries(
    Object.entries(specification).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** `listIndexes`: the specifications, `_id_` first; error 26 without the collection. */
export const listIndexes: Command = {
  fields: ['cursor'],
  run: (request) => {
    const { body, database, server } = request;
    const name = collectionName(request);
    const collection = server.engine.collection(database, name);
    if (!collection) throw new MongoError(26, `ns does not exist: ${database}.${name}`);
    const batchSize = countArgument(documentArgument(body, 'cursor'), 'batchSize');
    return server.cursors.open(
      `${database}.${name}`,
      Array.from(collection.indexes.values(), ({ specification }) => specification),
      batchSize === undefined ? {} : { batchSize },
    );
  },
};

/** `dropIndexes`: by name, by key, or all (`*`); `_id_` stays. */
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

function namesToDrop({ indexes }: Collection, wanted: unknown): string[] {
  if (wanted === '*') return [...indexes.keys()].filter((name) => name !== '_id_');
  const found = [...indexes.values()].find(({ specification: { key, name } }) =>
    isDocument(wanted) ? areIdentical(key, wanted) : name === wanted,
  );
  if (!found) throw new MongoError(27, `index not found with name [${formatValue(wanted)}]`);
  const { name } = found.specification;
  if (name === '_id_') throw new MongoError(72, 'cannot drop _id index');
  return [name];
}
