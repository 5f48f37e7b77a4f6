import { hostname } from 'node:os';
import path from 'node:path';
import * as auth from '@shortlist/auth';
import { createBus } from '@shortlist/bus';
import * as email from '@shortlist/email';
import * as gateway from '@shortlist/gateway';
import * as resumes from '@shortlist/resumes';
import {
  createBusHooks,
  createLogger,
  type Service,
  type ServingApp,
} from '@shortlist/service-kit';
import * as usage from '@shortlist/usage';
import { closeToOthers } from './close-to-others.js';
import type { Config } from './config.js';
import { claimDataFolder } from './data-folder.js';
import { createDesk } from './dead-letters/desk.js';
import { serveDesk } from './dead-letters/serve-desk.js';
import { startMailbox } from './mailbox/start-mailbox.js';
import { loadSigningKeys } from './signing-keys.js';
import { startDatabase } from './start-database.js';

export interface Stack {
  /** Where the product answers. */
  readonly url: string;
  /** Null when SMTP_URL is set and mails really leave, or when the mailbox is not shown at this HOST. */
  readonly mailboxUrl: string | null;
  /** Where what is a process of its own in the other modes, and its admin port, answer. */
  readonly services: Readonly<
    Record<'auth' | 'resumes' | 'usage' | 'email' | 'gateway', Addresses>
  >;
  /** Refuses new work, drains what runs, and closes everything in the order opposite to the start. */
  stop(): Promise<void>;
}

type Addresses = Pick<ServingApp, 'url' | 'adminUrl'>;

interface StartableService extends Service {
  start(): Promise<Addresses>;
}

function throwFailure(error: Error): never {
  throw error;
}

/**
 * Boots the whole product in this process. When a part can't start, those that did are stopped before it rejects.
 * `onFailure` is called when the embedded database ends by itself; by default the error is thrown, which ends the process.
 */
export async function startStack(
  config: Config,
  onFailure: (error: Error) => void = throwFailure,
): Promise<Stack> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await startParts(config, onFailure, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  config: Config,
  onFailure: (error: Error) => void,
  undo: (() => Promise<unknown>)[],
): Promise<Omit<Stack, 'stop'>> {
  const dataFolder = path.resolve(config.DATA_DIR);
  const logger = (name: string) => createLogger({ name, level: config.LOG_LEVEL });
  undo.push(await claimDataFolder(dataFolder));
  await closeToOthers(dataFolder, logger('data'));
  const keys = await loadSigningKeys(path.join(dataFolder, 'keys'));

  const mongo = config.MONGODB_URI
    ? null
    : await startDatabase({
        dataFolder,
        memoryMb: config.MONGO_MEMORY_MB,
        log: logger('embedded-mongo'),
        onFailure,
      });
  if (mongo) undo.push(() => mongo.stop());

  const bus = await createBus({
    ...createBusHooks(),
    log: logger('bus'),
    ...(config.AMQP_URL ? { url: config.AMQP_URL } : {}),
  });
  undo.push(() => bus.stop());
  undo.push(await serveDesk({ desk: createDesk(bus), dataFolder, log: logger('dead-letters') }));

  const mailbox = config.SMTP_URL
    ? null
    : await startMailbox(path.join(dataFolder, 'mailbox'), logger('mailbox'));
  if (mailbox) undo.push(() => mailbox.stop());

  const url = `http://localhost:${config.PORT}`;
  const environment = {
    MAIL_FROM: 'Shortlist <no-reply@shortlist.example>',
    SUPPORT_MAILBOX: 'support@shortlist.example',
    FEATURE_DEMO_FALLBACK: 'true',
    // The queue of the in-process bus is empty after a restart: what was queued is published again soon.
    REPUBLISH_AFTER_SECONDS: '10',
    FRONT_ENDS_DIR: config.FRONT_ENDS_DIR,
    APP_URL: url,
    // The port below differs at every start.
    INSTANCE_ID: `${hostname()}:${config.PORT}`,
    ...config.environment,
    LOG_LEVEL: config.LOG_LEVEL,
    HOST: '127.0.0.1',
    PORT: '0',
    ADMIN_HOST: '127.0.0.1',
    ADMIN_PORT: '0',
    MONGODB_URI: config.MONGODB_URI ?? mongo?.uri,
    SMTP_URL: config.SMTP_URL ?? mailbox?.smtpUrl,
    JWT_PRIVATE_KEY: keys.privateKey,
    JWT_PUBLIC_KEY: keys.publicKey,
  };

  async function start(service: StartableService): Promise<Addresses> {
    undo.push(() => service.stop());
    return service.start();
  }
  const shared = (name: string) => ({ bus, log: logger(name) });
  const services = {
    usage: await start(usage.createService(usage.readConfig(environment), shared('usage'))),
    email: await start(email.createService(email.readConfig(environment), shared('email'))),
    resumes: await start(resumes.createService(resumes.readConfig(environment), shared('resumes'))),
    auth: await start(auth.createService(auth.readConfig(environment), shared('auth'))),
  };
  const front = await start(
    gateway.createService(
      gateway.readConfig({
        ...environment,
        HOST: config.HOST,
        PORT: String(config.PORT),
        // There is one gateway here, so that its memory is all the counting that is needed.
        MONGODB_URI: undefined,
        ADMIN_PORT: String(config.ADMIN_PORT),
        AUTH_URL: services.auth.url,
        RESUMES_URL: services.resumes.url,
        USAGE_URL: services.usage.url,
        EMAIL_URL: services.email.url,
        RESUMES_ADMIN_URL: services.resumes.adminUrl,
        USAGE_ADMIN_URL: services.usage.adminUrl,
        EMAIL_ADMIN_URL: services.email.adminUrl,
        MAILBOX_URL: mailbox?.httpUrl,
      }),
      { log: logger('gateway') },
    ),
  );
  const isShown = mailbox !== null && gateway.isMailboxShown(config);
  return {
    url,
    mailboxUrl: isShown ? `${url}/mailbox` : null,
    services: { ...services, gateway: front },
  };
}
