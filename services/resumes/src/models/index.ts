import { type Logger, openCollections, runMigrations } from '@shortlist/service-kit';
import type { Connection } from 'mongoose';
import { candidateDocument } from './candidate.js';
import { jobDocument } from './job.js';
import { migrations } from './migrations.js';
import { commentDocument, shareDocument } from './share.js';

/** The models on one connection. Resolves when what is stored is migrated and the indexes exist. */
export async function createModels(connection: Connection, log: Logger) {
  await runMigrations(connection, migrations, { log });
  return openCollections(
    connection,
    {
      jobs: jobDocument,
      candidates: candidateDocument,
      shares: shareDocument,
      comments: commentDocument,
    },
    log,
  );
}

export type Models = Awaited<ReturnType<typeof createModels>>;
