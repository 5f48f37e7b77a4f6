import { hostname } from 'node:os';
import path from 'node:path';
import * as auth from '@shortlist/auth';
import { createBus } from '@shortlist/bus';
import * as email from '@shortlist/email';
import * as gateway from '@shortlist/gateway';
import * as resumes from '@shortlist/resumes';
import {
  createBusHooks,
  createLifecycle,
  createLogger,
  type Opener,
  type Service,
  type ServingApp,
} from '@shortlist/service-kit';
import * as usage from '@shortlist/usage';
import { closeToOthers } from './close-to-others.js';
import type { Config } from './config.js';
import { claimDataFolder } from './data-folder.js';
import { announceDatabase } from './database-address.js';
import { createDesk } from './dead-letters/desk.js';
import { serveDesk } from './dead-letters/serve-desk.js';
import { startIdentity } from './identity/start-identity.js';
import { openBroker } from './kept-messages/open-broker.js';
import { startMailbox } from './mailbox/start-mailbox.js';
import { remotesFolder } from './remotes/open-registry.js';
import { loadSealingKey } from './sealing-key.js';
import { loadSigningKeys } from './signing-keys.js';
import { startDatabase } from './start-database.js';

export interface Stack {
  /** Where the product answers. */
  readonly url: string;
  /** Null when SMTP_URL is set and mails are really sent, or when the mailbox is not shown at this HOST. */
  readonly mailboxUrl: string | null;
  /** Addresses and admin addresses of the parts that are processes of their own in the other modes. */
  readonly services: Readonly<
    Record<'auth' | 'resumes' | 'usage' | 'email' | 'gateway', Addresses>
  >;
  /** Refuses new work, drains what runs, and closes everything in reverse order. */
  stop(): Promise<void>;
}

type Addresses = Pick<ServingApp, 'url' | 'adminUrl'>;

interface StartableService extends Service {
  start(): Promise<Addresses>;
}

/** Where the gateway keeps the registry of remotes. */
function findRegistry({ remotesRegistry, mongodbUri, dataFolder }: Config) {
  if (!remotesRegistry) return { REMOTES_DIR: undefined, REMOTES_MONGODB_URI: undefined };
  return {
    REMOTES_DIR: mongodbUri ? undefined : path.join(dataFolder, remotesFolder),
    REMOTES_MONGODB_URI: mongodbUri,
  };
}

function throwFailure(error: Error): never {
  throw error;
}

/** Enough for five services, closed one after the other within their own limits, and for what they rest on. */
const closeTimeoutMs = 60_000;

/**
 * Boots the whole product in this process. If a part can't start, those already started are stopped before it rejects.
 * `onFailure` is called when the embedded database ends by itself; by default the error is thrown, ending the process.
 */
export async function startStack(
  config: Config,
  onFailure: (error: Error) => void = throwFailure,
): Promise<Stack> {
  const log = createLogger({ name: 'stack', level: config.logLevel });
  const life = createLifecycle({ log, closeTimeoutMs }, (parts) =>
    openParts(config, onFailure, parts),
  );
  return { ...(await life.start()), stop: () => life.stop() };
}

async function openParts(
  config: Config,
  onFailure: (error: Error) => void,
  { open }: Opener,
): Promise<Omit<Stack, 'stop'>> {
  const { dataFolder, logLevel: level } = config;
  const logger = (name: string) => createLogger({ name, level });
  const claim = () => claimDataFolder(dataFolder);
  await open('claim of the data folder', claim, (release) => release());
  await closeToOthers(dataFolder, logger('data'));
  const keysFolder = path.join(dataFolder, 'keys');
  const keys = await loadSigningKeys(keysFolder);

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
        () => openBroker({ mongodbUri, log: logger('bus') }),
        (opened) => opened.close(),
      );
  const bus = await open(
    'bus',
    () =>
      createBus({
        ...createBusHooks(),
        log: logger('bus'),
        ...(inProcess ? { broker: inProcess.broker } : { url: config.amqpUrl }),
      }),
    (opened) => opened.stop(),
  );
  await open(
    'dead letters',
    () => serveDesk({ desk: createDesk(bus), dataFolder, log: logger('dead-letters') }),
    (close) => close(),
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
        () =>
          startIdentity({
            url: `http://localhost:${config.port}`,
            keysFolder,
            frontEndsFolder: config.frontEndsFolder,
            log: logger('identity'),
          }),
        (opened) => opened.stop(),
      )
    : null;

  const environment = {
    MAIL_FROM: 'Shortlist <no-reply@shortlist.example>',
    SUPPORT_MAILBOX: 'support@shortlist.example',
    FEATURE_DEMO_FALLBACK: 'true',
    // Only this process takes messages from its bus: what has none there is soon known to be lost.
    REPUBLISH_AFTER_SECONDS: '10',
    // The port below differs at every start. Nobody else works on an embedded database, wherever it listens.
    INSTANCE_ID: config.mongodbUri ? `${hostname()}:${config.port}` : 'embedded',
    // A person at this machine may name programs on it; the gateway tells them from those behind a proxy.
    WEBHOOK_PRIVATE_ADDRESSES: config.samplePeople ? 'local' : 'false',
    REMOTES_PRIVATE_ADDRESSES: String(config.samplePeople),
    ...config.environment,
    FRONT_ENDS_DIR: config.frontEndsFolder,
    KEPT_FRONT_ENDS_DIR: path.join(dataFolder, 'front-ends'),
    APP_URL: config.appUrl,
    LOG_LEVEL: level,
    HOST: '127.0.0.1',
    PORT: '0',
    ADMIN_HOST: '127.0.0.1',
    ADMIN_PORT: '0',
    MONGODB_URI: mongodbUri,
    SMTP_URL: config.smtpUrl ?? mailbox?.smtpUrl,
    SAMPLE_IDENTITY_ISSUER: identity?.issuer,
    SAMPLE_IDENTITY_KEYS_URL: identity?.keysUrl,
    JWT_PRIVATE_KEY: keys.privateKey,
    JWT_PUBLIC_KEY: keys.publicKey,
    SECOND_FACTOR_KEY:
      config.environment['SECOND_FACTOR_KEY'] ??
      (await loadSealingKey(keysFolder, 'second-factor-key')),
    WEBHOOK_KEY:
      config.environment['WEBHOOK_KEY'] ?? (await loadSealingKey(keysFolder, 'webhook-key')),
  };

  const start = (name: string, service: StartableService) =>
    open(
      name,
      () => service.start(),
      () => service.stop(),
    );
  const shared = (name: string) => ({ bus, log: logger(name) });
  const services = {
    usage: await start(
      'usage',
      usage.createService(usage.readConfig(environment), shared('usage')),
    ),
    email: await start(
      'email',
      email.createService(email.readConfig(environment), shared('email')),
    ),
    resumes: await start(
      'resumes',
      resumes.createService(resumes.readConfig(environment), shared('resumes')),
    ),
    auth: await start('auth', auth.createService(auth.readConfig(environment), shared('auth'))),
  };
  inProcess?.broker.releaseEvents();
  const front = await start(
    'gateway',
    gateway.createService(
      gateway.readConfig({
        ...environment,
        HOST: config.host,
        PORT: String(config.gatewayPort),
        // There is only one gateway, so counting in its memory is enough.
        MONGODB_URI: undefined,
        ...findRegistry(config),
        ADMIN_PORT: String(config.adminPort),
        AUTH_URL: services.auth.url,
        RESUMES_URL: services.resumes.url,
        USAGE_URL: services.usage.url,
        EMAIL_URL: services.email.url,
        RESUMES_ADMIN_URL: services.resumes.adminUrl,
        USAGE_ADMIN_URL: services.usage.adminUrl,
        EMAIL_ADMIN_URL: services.email.adminUrl,
        MAILBOX_URL: mailbox?.httpUrl,
        SAMPLE_IDENTITY_URL: identity?.httpUrl,
      }),
      shared('gateway'),
    ),
  );
  const url = `http://localhost:${config.port}`;
  const isShown = mailbox !== null && gateway.isMailboxShown(config);
  return {
    url,
    mailboxUrl: isShown ? `${url}/mailbox` : null,
    services: { ...services, gateway: front },
  };
}
