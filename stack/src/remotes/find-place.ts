import path from 'node:path';
import { findDatabase } from '../database-address.js';
import { dataFolderOf, remotesFolder } from './open-registry.js';
import type { Through } from './through.js';

/** Where a command changes remotes. */
export interface Place {
  /** A sentence that names it, without a secret. */
  readonly sentence: string;
  /** When a change reaches people: 'from 2 seconds on'. */
  readonly reaches: string;
}

const atOnce = 'from 2 seconds on';

/** The gateway that is asked, else the database of MONGODB_URI, else the folder of DATA_DIR. */
export async function findPlace(
  through: Through | null,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Place> {
  if (through) return { sentence: `Changed at ${through.gateway}.`, reaches: atOnce };
  if (environment['MONGODB_URI']) {
    return { sentence: 'Changed in the database of MONGODB_URI.', reaches: atOnce };
  }
  const dataFolder = dataFolderOf(environment);
  const folder = path.join(dataFolder, remotesFolder);
  if (await findDatabase(dataFolder)) {
    return { sentence: `Changed in ${folder}.`, reaches: atOnce };
  }
  return {
    sentence: `Changed in ${folder}, on which npm start does not run. To reach another place: --gateway, DATA_DIR or MONGODB_URI.`,
    reaches: 'as soon as a gateway reads that folder',
  };
}
