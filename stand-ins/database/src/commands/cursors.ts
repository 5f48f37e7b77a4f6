import { Long } from 'bson';
import { badValue, typeMismatch } from '../errors.js';
import { collectionName, countArgument, listArgument, timeArgument } from './arguments.js';
import type { Command } from './command.js';

/** `getMore`: the next batch of a cursor. */
export const getMore: Command = {
  fields: ['collection', 'batchSize'],
  run: (request) => {
    const { body, database, server } = request;
    if (timeArgument(body) !== undefined) {
      throw badValue('cannot set maxTimeMS on getMore command for a non-awaitData cursor');
    }
    const namespace = `${database}.${collectionName(request, 'collection')}`;
    return server.cursors.next(
      cursorId(body['getMore']),
      namespace,
      countArgument(body, 'batchSize'),
    );
  },
};

/** `killCursors`: closes cursors; the reply says which existed. */
export const killCursors: Command = {
  fields: ['cursors'],
  run: ({ body, server }) => {
    const cursorsKilled: Long[] = [];
    const cursorsNotFound: Long[] = [];
    for (const value of listArgument(body, 'cursors')) {
      const id = cursorId(value);
      (server.cursors.kill(id) ? cursorsKilled : cursorsNotFound).push(Long.fromBigInt(id));
    }
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};

/** Small ones are decoded to numbers. */
function cursorId(value: unknown): bigint {
  if (Number.isSafeInteger(value)) return BigInt(value as number);
  if (value instanceof Long) return value.toBigInt();
  throw typeMismatch("The id of a cursor is the wrong type, expected type 'long'");
}
