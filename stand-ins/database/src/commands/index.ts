import { aggregate } from './aggregate.js';
import { create, drop, dropDatabase, listCollections, listDatabases } from './collections.js';
import type { Command } from './command.js';
import { copyTo } from './copy-to.js';
import { getMore, killCursors } from './cursors.js';
import { find } from './find.js';
import { findAndModify } from './find-and-modify.js';
import { handshakeCommands } from './handshake.js';
import { createIndexes, dropIndexes, listIndexes } from './indexes.js';
import { deleteCommand, insert, update } from './write.js';

/** Every command by name. */
export const commands: Readonly<Record<string, Command>> = {
  ...handshakeCommands,
  ...{ insert, update, delete: deleteCommand, findAndModify },
  ...{ find, aggregate, getMore, killCursors },
  ...{ createIndexes, listIndexes, dropIndexes },
  ...{ copyTo, create, drop, dropDatabase, listCollections, listDatabases },
};
