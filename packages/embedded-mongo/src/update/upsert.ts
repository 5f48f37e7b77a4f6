import { ObjectId } from 'bson';
import { cloneValue, getField } from '../bson/fields.js';
import { type BsonDocument, isDocument, isRegex } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { placeAt } from '../paths/place.js';
import { isOperatorExpression } from '../query/operators.js';
import { type CompiledUpdate, withIdFirst } from './compile.js';

/** The document an upsert inserts: the filter's equalities, the update on top, an `_id` in first place. */
export function documentForUpsert(filter: BsonDocument, update: CompiledUpdate): BsonDocument {
  const base: BsonDocument = {};
  const equalities = equalitiesOf(filter);
  for (const { path, value } of equalities) {
    if (update.isReplacement && path !== '_id') continue;
    const conflict = equalities.find(
      (other) => other.path !== path && path.startsWith(`${other.path}.`),
    );
    if (conflict)
      throw new MongoError(
        54,
        `cannot infer query fields to set, both paths '${path}' and '${conflict.path}' are matched`,
      );
    if (equalities.filter((other) => other.path === path).length > 1) {
      throw new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    }
    placeAt(base, path.split('.')).set(cloneValue(value));
  }
  const result = update.apply(base, { inserting: true });
  return withIdFirst(result, Object.hasOwn(result, '_id') ? result['_id'] : new ObjectId());
}

interface Equality {
  readonly path: string;
  readonly value: unknown;
}

function equalitiesOf(filter: BsonDocument): Equality[] {
  return Object.keys(filter).flatMap((name) => {
    const argument = filter[name];
    if (name === '$and' || (name === '$or' && Array.isArray(argument) && argument.length === 1)) {
      return (argument as BsonDocument[]).flatMap(equalitiesOf);
    }
    if (name.startsWith('$') || isRegex(argument)) return [];
    if (!isOperatorExpression(argument)) return [{ path: name, value: argument }];
    return equalityInOperators(name, argument);
  });
}

function equalityInOperators(path: string, operators: BsonDocument): Equality[] {
  if (Object.hasOwn(operators, '$eq')) return [{ path, value: operators['$eq'] }];
  for (const name of ['$in', '$all']) {
    const list = getField(operators, name);
    if (!Array.isArray(list) || list.length !== 1) continue;
    const [only] = list;
    if (!isRegex(only) && !(isDocument(only) && isOperatorExpression(only))) {
      return [{ path, value: only }];
    }
  }
  return [];
}
