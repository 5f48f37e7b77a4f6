import { isTruthy } from '../bson/coercion.js';
import { type BsonDocument, isDocument, isRegex } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { compileFilter } from './match.js';
import { isOperatorExpression } from './operators.js';

const allowed = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$type', '$in', '$all']);

/** Error 67 for a condition that MongoDB refuses for a partial index; `compileFilter`'s errors for a malformed one. */
export function assertPartialFilter(filter: BsonDocument): void {
  compileFilter(filter);
  for (const name of Object.keys(filter)) assertClause(name, filter[name]);
}

function assertClause(name: string, argument: unknown): void {
  if (name === '$and' || name === '$or') {
    for (const part of argument as BsonDocument[]) assertPartialFilter(part);
    return;
  }
  if (name === '$comment') return;
  if (name.startsWith('$')) throw notInPartial(name);
  if (isRegex(argument)) throw notInPartial('$regex');
  if (!isOperatorExpression(argument)) return;
  for (const operator of Object.keys(argument)) assertOperator(operator, argument[operator]);
}

function assertOperator(operator: string, argument: unknown): void {
  if (operator === '$exists' && isTruthy(argument)) return;
  if (!allowed.has(operator)) throw notInPartial(operator);
  const items = Array.isArray(argument) && operator === '$all' ? argument : [argument];
  for (const item of items) {
    if (isRegex(item) || (operator === '$all' && isDocument(item) && isOperatorExpression(item))) {
      throw notInPartial(isRegex(item) ? '$regex' : '$elemMatch');
    }
  }
}

const notInPartial = (operator: string) =>
  new MongoError(67, `Expression not supported in partial index: ${operator}`);
