import { maximumDocumentBytes, maximumMessageBytes } from '../bson.js';
import type { Command } from './command.js';

/**
 * Sessions are accepted as a standalone server accepts them; without a replica set name drivers neither retry writes
 * nor start transactions.
 */
const hello: Command = {
  fields: [
    'helloOk',
    'client',
    'compression',
    'loadBalanced',
    'speculativeAuthenticate',
    'saslSupportedMechs',
    'topologyVersion',
    'maxAwaitTimeMS',
    'backpressure',
  ],
  run: ({ name, connectionId, server: { engine } }) => ({
    [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: engine.isWritable,
    helloOk: true,
    maxBsonObjectSize: maximumDocumentBytes,
    maxMessageSizeBytes: maximumMessageBytes,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ok: 1,
  }),
};

const succeed: Command = { fields: [], run: () => ({ ok: 1 }) };

/** The release whose behaviour and wire version (21) the server follows. */
const buildInfo: Command = {
  fields: [],
  run: () => ({
    version: '7.0.0',
    versionArray: [7, 0, 0, 0],
    gitVersion: 'embedded',
    maxBsonObjectSize: maximumDocumentBytes,
    ok: 1,
  }),
};

/** Commands about the connection and the server itself, also those that shells send at their start. */
export const handshakeCommands: Readonly<Record<string, Command>> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: succeed,
  endSessions: succeed,
  buildInfo,
  buildinfo: buildInfo,
  connectionStatus: {
    fields: ['showPrivileges'],
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  },
};
