import { deserialize, serialize } from 'bson';
import { type Document, MongoServerError } from 'mongodb';
import { decodeDocument } from '../bson.js';
import type { ServerState } from '../commands/command.js';
import { runCommand } from '../commands/dispatch.js';

/** Runs a command on one database. Rejects with the driver's error for a reply that is none. */
export type Ask = (
  command: Document,
  options?: { readonly ignoreUndefined?: boolean },
) => Promise<Document>;

/** The state of a server that runs in this process; null once it is stopped. */
export type FindServer = () => ServerState | null;

const rejectInternal = (error: unknown) => {
  throw error;
};

/**
 * Runs commands past the wire and the driver. What goes in and out is encoded nevertheless, so that both sides see what a
 * server and a driver would: copies, null for undefined, and the limits of BSON.
 */
export function createAsk(findServer: FindServer, database: string): Ask {
  return async (command, { ignoreUndefined = false } = {}) => {
    // Each call over a socket gives others their turn as well; without it, races would not be seen.
    await new Promise(setImmediate);
    const server = findServer();
    if (!server) throw new Error('The database is stopped.');
    const body = decodeDocument(serialize(command, { ignoreUndefined }));
    const [name = ''] = Object.keys(body);
    const request = { name, database, body, connectionId: 0, server };
    const reply = await runCommand(request, rejectInternal);
    if (reply instanceof Uint8Array) return deserialize(reply);
    if (reply['ok'] !== 1) throw new MongoServerError(reply);
    return deserialize(serialize(reply));
  };
}
