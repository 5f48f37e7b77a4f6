import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@shortlist/embedded-mongo';
import type { Logger } from '@shortlist/service-kit';
import { DataFolderError, describeFolderError } from './data-folder.js';

export interface StartDatabaseOptions {
  /** The data folder of the product; the database has its own folder inside. */
  readonly dataFolder: string;
  /** Memory for documents, in megabytes. */
  readonly memoryMb: number;
  readonly log: Logger;
  /** Called when the database has ended by itself: nothing can be read or written any more. */
  readonly onFailure: (error: Error) => void;
}

/** Starts the embedded database. Throws DataFolderError with a sentence when its data can't be used. */
export async function startDatabase({
  dataFolder,
  memoryMb,
  log,
  onFailure,
}: StartDatabaseOptions): Promise<EmbeddedMongo> {
  try {
    return await startEmbeddedMongo({
      dataDir: path.join(dataFolder, 'mongo'),
      memoryMb,
      log: (level, message) => log[level](message),
      onFailure,
    });
  } catch (error) {
    const sentence = describeFolderError(dataFolder, error) ?? (error as Error).message;
    throw new DataFolderError(sentence, error);
  }
}
