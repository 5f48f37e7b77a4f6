import { unlink } from 'node:fs/promises';
import path from 'node:path';
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
  type StartEmbeddedMongoOptions,
} from '@shortlist/embedded-mongo';
import type { Logger } from '@shortlist/service-kit';
import { DataFolderError, describeFolderError } from './data-folder.js';

export interface StartDatabaseOptions {
  /** The data folder of the product, claimed by this process; the database has its own folder inside. */
  readonly dataFolder: string;
  /** Memory for documents, in megabytes. */
  readonly memoryMb: number;
  readonly log: Logger;
  /** Called when the database has ended by itself: nothing can be read or written any more. */
  readonly onFailure: (error: Error) => void;
}

type StartServer = (options: StartEmbeddedMongoOptions) => Promise<EmbeddedMongo>;

/** Longest path of a unix socket in bytes, of the systems that have them (macOS; Linux takes 107). */
const MAX_SOCKET_PATH = 103;

/** Errors of a file system that keeps no sockets. */
const noSockets = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL']);

const REACHED_BY_OTHERS =
  'The database listens on a port, so other users of this machine can read all resumes.';

/**
 * Removes the socket that a killed process left: this one holds the claim of the folder, so nobody listens there. Not by `rm`,
 * which looks at the socket first: Node then follows no link to a module until it looks at another file.
 */
async function removeSocket(socketPath: string): Promise<void> {
  try {
    await unlink(socketPath);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Starts the server on a unix socket in its folder, which other users of the machine can't reach, as they could a port.
 * Where none can be there, a port of loopback has to do, and the log says what to do about it.
 */
async function startLocally(
  options: StartEmbeddedMongoOptions,
  start: StartServer,
  log: Logger,
): Promise<EmbeddedMongo> {
  const socketPath = path.resolve(options.dataDir, 'server.sock');
  if (Buffer.byteLength(socketPath) > MAX_SOCKET_PATH) {
    log.warn(`${REACHED_BY_OTHERS} Set DATA_DIR to a shorter path.`);
    return start(options);
  }
  await removeSocket(socketPath);
  try {
    return await start({ ...options, socketPath });
  } catch (error) {
    if (!noSockets.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    log.warn(`${REACHED_BY_OTHERS} Set DATA_DIR to a disk that keeps unix sockets.`);
    return start(options);
  }
}

/** Starts the embedded database. Throws DataFolderError with a sentence when its data can't be used. */
export async function startDatabase(
  { dataFolder, memoryMb, log, onFailure }: StartDatabaseOptions,
  start: StartServer = startEmbeddedMongo,
): Promise<EmbeddedMongo> {
  const dataDir = path.join(dataFolder, 'mongo');
  try {
    return await startLocally(
      { dataDir, memoryMb, log: (level, message) => log[level](message), onFailure },
      start,
      log,
    );
  } catch (error) {
    const sentence = describeFolderError(dataFolder, error) ?? (error as Error).message;
    throw new DataFolderError(sentence, error);
  }
}
