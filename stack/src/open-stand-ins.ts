import path from 'node:path';
import { startIdentity } from '@shortlist/identity';
import { openBroker } from '@shortlist/in-process-bus';
import { createBaseStyle, findFonts, startMailbox } from '@shortlist/mailbox';
import { type Logger, type Parts, waitForDatabase } from '@shortlist/service-kit';
import type { Config } from './config.js';
import { keysFolderOf } from './data-folder.js';
import { announceDatabase } from './database-address.js';
import { loadIdentityKeys } from './identity-keys.js';
import { startDatabase } from './start-database.js';

/** Parts of this process in place of servers; null where a server, or nobody, takes the part. */
export interface StandIns {
  /** The address of the database, be it embedded or a server. */
  readonly mongodbUri: string;
  readonly inProcess: Awaited<ReturnType<typeof openBroker>> | null;
  readonly mailbox: Awaited<ReturnType<typeof startMailbox>> | null;
  readonly identity: Awaited<ReturnType<typeof startIdentity>> | null;
}

/** Opens the stand-ins that `config` asks for. */
export async function openStandIns(
  config: Config,
  logger: (name: string) => Logger,
  onFailure: (error: Error) => void,
  { open, stopping }: Parts,
): Promise<StandIns> {
  const { dataFolder } = config;
  const log = logger('bus');
  const openDatabase = async () => {
    const memoryMb = config.mongoMemoryMb;
    const database = await open(
      'embedded database',
      () => startDatabase({ dataFolder, memoryMb, log: logger('embedded-mongo'), onFailure }),
      (opened) => opened.stop(),
    );
    await open(
      'address of the database',
      () => announceDatabase(dataFolder, database.uri),
      (takeBack) => takeBack(),
    );
    return database.uri;
  };
  const mongodbUri = config.mongodbUri ?? (await openDatabase());
  // Messages that a service sends while it starts are for services that start later, too.
  const inProcess = config.amqpUrl
    ? null
    : await open(
        'in-process broker',
        () => waitForDatabase(() => openBroker({ mongodbUri, log }), { log, stopping }),
        (opened) => opened.close(),
      );
  const mailbox = config.smtpUrl
    ? null
    : await open(
        'mailbox',
        () =>
          startMailbox(path.join(dataFolder, 'mailbox'), logger('mailbox'), {
            frontEndsFolder: config.frontEndsFolder,
          }),
        (opened) => opened.stop(),
      );

  const identity = config.samplePeople
    ? await open(
        'sample people',
        async () =>
          startIdentity({
            url: `http://localhost:${config.port}`,
            keys: await loadIdentityKeys(keysFolderOf(dataFolder)),
            baseStyle: createBaseStyle(await findFonts(config.frontEndsFolder)),
            log: logger('identity'),
          }),
        (opened) => opened.stop(),
      )
    : null;
  return { mongodbUri, inProcess, mailbox, identity };
}
