import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** File in the data folder that says where the embedded database of the running product answers. */
export const databaseAddressFile = 'database.json';

/** On this machine: a unix socket, else a port. */
const address = z.object({ uri: z.string().regex(/^mongodb:\/\/(?:%2F|127\.0\.0\.1:)/) });

/** Says where the database answers to those who can read the data folder. Returns a function that takes it back. */
export async function announceDatabase(
  dataFolder: string,
  uri: string,
): Promise<() => Promise<void>> {
  const file = path.join(dataFolder, databaseAddressFile);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ uri }), { mode: 0o600, flag: 'wx' });
  return () => rm(file, { force: true });
}

/**
 * Where the database of the product that runs on the folder answers; null if none says so. Rejects with a sentence
 * where another user owns it.
 */
export async function findDatabase(dataFolder: string): Promise<string | null> {
  try {
    const text = await readFile(path.join(dataFolder, databaseAddressFile), 'utf8');
    return address.parse(JSON.parse(text)).uri;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return null;
    throw new Error(
      `Another user owns the folder ${dataFolder}. Run the command as the user who runs Shortlist.`,
      { cause: error },
    );
  }
}
