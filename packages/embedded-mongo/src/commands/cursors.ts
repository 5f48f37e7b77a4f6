import { Long } from 'bson';
import { isInteger, toBigInt } from '../bson/numbers.js';
import { isNumber, typeOf } from '../bson/types.js';
import { badValue, typeMismatch } from '../errors.js';
import type { Command } from './command.js';
import { collectionName, countArgument, listArgument, timeArgument } from './read-arguments.js';

/** `getMore`: the next batch of a cursor. */
export const getMore: Command = {
  fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  run: (request) => {
    const { body, database, server } = request;
    if (timeArgument(body) !== undefined) {
      throw badValue('cannot set maxTimeMS on getMore command for a non-awaitData cursor');
    }
    const namespace = `${database}.${collectionName(request, 'collection')}`;
    const id = cursorId(body['getMore'], 'getMore.getMore');
    return server.cursors.next(id, namespace, countArgument(body, 'getMore', 'batchSize'));
  },
};

/** `killCursors`: closes cursors; the reply says which existed. */
export const killCursors: Command = {
  fields: ['cursors'],
  run: ({ body, server }) => {
    const cursorsKilled: Long[] = [];
    const cursorsNotFound: Long[] = [];
    for (const value of listArgument(body, 'killCursors', 'cursors')) {
      const id = cursorId(value, 'killCursors.cursors');
      (server.cursors.kill(id) ? cursorsKilled : cursorsNotFound).push(Long.fromBigInt(id));
    }
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};

function cursorId(value: unknown, field: string): bigint {
  if (isNumber(value) && isInteger(value)) return toBigInt(value);
  throw typeMismatch(
    `BSON field '${field}' is the wrong type '${typeOf(value)}', expected type 'long'`,
  );
}
