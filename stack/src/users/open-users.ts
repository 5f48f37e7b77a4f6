import { userInfo } from 'node:os';
import path from 'node:path';
import { openAccounts } from '@shortlist/auth';
import { createLogger, readSecretFiles } from '@shortlist/service-kit';
import { findDatabase } from '../database-address.js';

type Environment = Readonly<Record<string, string | undefined>>;

interface Place {
  readonly mongodbUri: string;
  /** Advice when nothing answers there. */
  readonly silent: string;
}

/** Where the accounts are. Rejects with a sentence. */
async function findPlace(environment: Environment): Promise<Place> {
  const given = readSecretFiles(environment)['MONGODB_URI'];
  if (given) {
    const silent = 'The database does not answer. Check MONGODB_URI, and that the server runs.';
    return { mongodbUri: given, silent };
  }
  const dataFolder = path.resolve(environment['DATA_DIR'] || '.data');
  const silent = `No Shortlist runs on ${dataFolder}. Start it (npm start) and run this beside it, with its DATA_DIR. With a MongoDB server, set MONGODB_URI.`;
  const mongodbUri = await findDatabase(dataFolder);
  if (mongodbUri === null) throw new Error(silent);
  return { mongodbUri, silent };
}

/** The accounts in the database of MONGODB_URI, else of the Shortlist that runs on DATA_DIR. Rejects with a sentence. */
export async function openUsers(environment: Environment): ReturnType<typeof openAccounts> {
  const { mongodbUri, silent } = await findPlace(environment);
  const { AMQP_URL: amqpUrl } = readSecretFiles(environment);
  const operator = userInfo().username;
  const log = createLogger({ name: 'user', level: 'silent' });
  return openAccounts({ mongodbUri, operator, log, amqpUrl }).catch((error: unknown) => {
    throw new Error(silent, { cause: error });
  });
}
