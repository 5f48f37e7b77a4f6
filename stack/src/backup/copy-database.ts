import path from 'node:path';
import { copyData, FolderInUseError } from '@shortlist/embedded-mongo';
import { connectMongo, createLogger, findOutage, type MongoDatabase } from '@shortlist/service-kit';
import { findDatabase } from '../database-address.js';
import { BackupError } from './backup-error.js';

/** No disk takes longer to copy what memory holds. */
const copyTimeoutMs = 30 * 60_000;

const isStarting =
  'Shortlist is just starting or stopping, so nothing was copied. Try again in a moment.';

/** MongoDB's CommandNotFound. */
const unknownCommand = 59;
const isOld =
  'The Shortlist that runs is of an earlier release, which can not copy its data. Stop it, then make the backup.';

/**
 * Copies the database in the folder `name` of the data folder to `target`. One that runs copies itself: no other process may
 * open its files. Rejects with a sentence.
 */
export async function copyDatabase(
  dataFolder: string,
  name: string,
  target: string,
): Promise<void> {
  const running = await connectToDatabase(dataFolder);
  try {
    if (running) await running.db.command({ copyTo: path.resolve(target) });
    else await copyData(path.join(dataFolder, name), target);
  } catch (error) {
    if (error instanceof FolderInUseError) throw new BackupError(isStarting, error);
    if ((error as { code?: unknown }).code === unknownCommand) throw new BackupError(isOld, error);
    throw error;
  } finally {
    await running?.close();
  }
}

/** The database of the product that runs on the folder; null where none answers. */
async function connectToDatabase(dataFolder: string): Promise<MongoDatabase | null> {
  const uri = await findDatabase(dataFolder);
  if (uri === null) return null;
  const log = createLogger({ name: 'backup', level: 'silent' });
  try {
    return await connectMongo({ uri, dbName: 'admin', log, silenceTimeoutMs: copyTimeoutMs });
  } catch (error) {
    // The address is of a product that was killed.
    if (findOutage(error) === undefined) throw error;
    return null;
  }
}
