import { Int32 } from 'bson';
import { isTruthy } from '../bson/coercion.js';
import { formatDocument, formatValue } from '../bson/format.js';
import { toDouble } from '../bson/numbers.js';
import { type BsonDocument, isDocument, isNumber, typeOf } from '../bson/types.js';
import { badValue, MongoError, notSupported } from '../errors.js';
import { assertPartialFilter } from '../query/partial-filter.js';
import type { IndexSpecification } from './collection-index.js';

/** The index every collection has. */
export const idIndex: IndexSpecification = {
  v: new Int32(2),
  key: { _id: new Int32(1) },
  name: '_id_',
};

const known = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'background',
  'expireAfterSeconds',
  'partialFilterExpression',
  'hidden',
  'ns',
]);
const refused = new Set([
  'collation',
  'wildcardProjection',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'storageEngine',
  'clustered',
  'prepareUnique',
]);

/** Checks one entry of `createIndexes` and returns it in the form `listIndexes` shows. */
export function parseIndexSpecification(specification: unknown): IndexSpecification {
  if (!isDocument(specification)) {
    throw new MongoError(
      14,
      `The elements of the 'indexes' array must be objects, but got ${typeOf(specification)}`,
    );
  }
  for (const name of Object.keys(specification)) {
    if (refused.has(name)) throw notSupported(`The index option ${name}`);
    if (!known.has(name)) {
      throw new MongoError(
        197,
        `The field '${name}' is not valid for an index specification. Specification: ${formatDocument(specification)}`,
      );
    }
  }
  const { key, name } = specification;
  if (!isDocument(key))
    throw new MongoError(9, `The 'key' field is a required property of an index specification`);
  if (typeof name !== 'string')
    throw new MongoError(9, `The 'name' field is a required property of an index specification`);
  assertKey(key);
  return { v: new Int32(2), key, name, ...optionsOf(specification) };
}

function assertKey(key: BsonDocument): void {
  if (Object.keys(key).length === 0)
    throw new MongoError(67, 'Index keys cannot be an empty object');
  for (const path of Object.keys(key)) {
    const direction = key[path];
    if (typeof direction === 'string') throw notSupported(`An index of the kind '${direction}'`);
    if (!isNumber(direction) || toDouble(direction) === 0 || Number.isNaN(toDouble(direction))) {
      throw new MongoError(
        67,
        `Values in v:2 index key pattern must be numbers other than 0 or strings, found ${formatValue(direction)}`,
      );
    }
    if (path.includes('$**')) throw notSupported('A wildcard index');
    const parts = path.split('.');
    if (parts.includes('')) throw new MongoError(67, 'Index keys cannot be an empty field');
    if (parts.some((part) => part.startsWith('$') && !['$id', '$ref', '$db'].includes(part))) {
      throw new MongoError(
        67,
        `Index key contains an illegal field name: field name starts with '$'.`,
      );
    }
  }
}

function optionsOf(specification: BsonDocument): BsonDocument {
  const options: BsonDocument = {};
  for (const name of ['unique', 'sparse', 'hidden']) {
    if (Object.hasOwn(specification, name) && isTruthy(specification[name])) options[name] = true;
  }
  const seconds = specification['expireAfterSeconds'];
  if (seconds !== undefined) {
    if (!isNumber(seconds))
      throw new MongoError(14, "TTL index 'expireAfterSeconds' option must be numeric");
    if (toDouble(seconds) < 0)
      throw new MongoError(
        67,
        "TTL index 'expireAfterSeconds' option must be within an acceptable range",
      );
    if (Object.keys(specification['key'] as BsonDocument).length > 1) {
      throw new MongoError(
        67,
        'TTL indexes are single-field indexes, compound indexes do not support TTL',
      );
    }
    options['expireAfterSeconds'] = seconds;
  }
  const partial = specification['partialFilterExpression'];
  if (partial !== undefined) {
    if (!isDocument(partial)) throw badValue("The 'partialFilterExpression' must be an object");
    if (options['sparse'])
      throw new MongoError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
    assertPartialFilter(partial);
    options['partialFilterExpression'] = partial;
  }
  return options;
}
