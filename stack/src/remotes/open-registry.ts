import path from 'node:path';
import { openFolderStore, openMongoStore, type RegistryStore } from '@shortlist/gateway';
import { createLogger } from '@shortlist/service-kit';

/** Folder of the registry in the data folder. */
export const remotesFolder = 'remotes';

type Environment = Readonly<Record<string, string | undefined>>;

/** The data folder that a command acts on: DATA_DIR, or .data. */
export const dataFolderOf = (environment: Environment): string =>
  path.resolve(environment['DATA_DIR'] || '.data');

/** The registry in the database of MONGODB_URI, else in the folder of DATA_DIR. Rejects with a sentence. */
export async function openRegistry(environment: Environment): Promise<RegistryStore> {
  const mongodbUri = environment['MONGODB_URI'];
  if (!mongodbUri) {
    return openFolderStore(path.join(dataFolderOf(environment), remotesFolder));
  }
  const log = createLogger({ name: 'remotes', level: 'silent' });
  return openMongoStore({ mongodbUri, log }).catch((error: unknown) => {
    throw new Error('The database does not answer. Check MONGODB_URI, and that the server runs.', {
      cause: error,
    });
  });
}
