import { badValue, failedToParse, MongoError, notSupported, typeMismatch } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { type BsonDocument, isDocument } from '../query/values.js';
import type { IndexSpecification } from '../storage/collection-index.js';

const known = [
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'background',
  'expireAfterSeconds',
  'partialFilterExpression',
];

const cannotCreate = (message: string) => new MongoError(67, message);

/** Checks one entry of `createIndexes` and returns it in the form that `listIndexes` shows. */
export function parseIndexSpecification(specification: BsonDocument): IndexSpecification {
  const unknown = Object.keys(specification).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new MongoError(197, `The field '${unknown}' is not valid for an index specification.`);
  }
  const { key, name } = specification;
  if (!isDocument(key) || typeof name !== 'string') {
    throw failedToParse("'key' and 'name' are required properties of an index specification");
  }
  checkKey(key);
  return { v: 2, key, name, ...optionsOf(specification, Object.keys(key).length) };
}

function checkKey(key: BsonDocument): void {
  const paths = Object.keys(key);
  if (paths.length === 0) throw cannotCreate('Index keys cannot be an empty object');
  for (const path of paths) {
    if (typeof key[path] === 'string') throw notSupported(`An index of the kind '${key[path]}'`);
    if (path.includes('$**')) throw notSupported('A wildcard index');
    if (key[path] !== 1 && key[path] !== -1) {
      throw cannotCreate(
        `Values in an index key pattern must be 1 or -1, found ${String(key[path])}`,
      );
    }
    if (path.split('.').some((part) => part === '' || part.startsWith('$'))) {
      throw cannotCreate(`Index key contains an illegal field name: '${path}'`);
    }
  }
}

function optionsOf(specification: BsonDocument, fields: number): BsonDocument {
  const options: BsonDocument = {};
  for (const name of ['unique', 'sparse']) if (specification[name]) options[name] = true;
  const seconds = specification['expireAfterSeconds'];
  if (seconds !== undefined) {
    if (typeof seconds !== 'number') {
      throw typeMismatch("TTL index 'expireAfterSeconds' option must be numeric");
    }
    if (seconds < 0 || fields > 1) {
      throw cannotCreate('TTL indexes have one field, and expireAfterSeconds is not negative');
    }
    options['expireAfterSeconds'] = seconds;
  }
  const partial = specification['partialFilterExpression'];
  if (partial !== undefined) {
    if (!isDocument(partial)) throw badValue("The 'partialFilterExpression' must be an object");
    if (options['sparse']) {
      throw cannotCreate('cannot mix "partialFilterExpression" and "sparse" options');
    }
    compileFilter(partial);
    options['partialFilterExpression'] = partial;
  }
  return options;
}
