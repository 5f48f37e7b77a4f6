import { aggregate } from './aggregate.js';
import { create, drop, dropDatabase, listCollections, listDatabases } from './catalogue.js';
import type { Command } from './command.js';
import { count, distinct } from './count-and-distinct.js';
import { getMore, killCursors } from './cursors.js';
import { deleteCommand } from './delete.js';
import { find } from './find.js';
import { findAndModify } from './find-and-modify.js';
import { handshakeCommands } from './handshake.js';
import { createIndexes, dropIndexes, listIndexes } from './indexes.js';
import { insert } from './insert.js';
import { update } from './update.js';

/** Every command by name. */
export const commands: Readonly<Record<string, Command>> = {
  ...handshakeCommands,
  insert,
  find,
  getMore,
  killCursors,
  update,
  delete: deleteCommand,
  aggregate,
  findAndModify,
  findandmodify: findAndModify,
  count,
  distinct,
  createIndexes,
  listIndexes,
  dropIndexes,
  listCollections,
  listDatabases,
  create,
  drop,
  dropDatabase,
};

/** Commands MongoDB knows that are refused by name (115) instead of being called unknown (59). */
export const refusedCommands: ReadonlySet<string> = new Set([
  'mapReduce',
  'explain',
  'collMod',
  'renameCollection',
  'validate',
  'compact',
  'bulkWrite',
  'geoSearch',
  'collStats',
  'dbStats',
  'currentOp',
  'killOp',
  'createUser',
  'saslStart',
  'authenticate',
  'getLog',
  'convertToCapped',
  'reIndex',
]);
