import * as auth from '@shortlist/auth';
import { createBus } from '@shortlist/bus';
import * as email from '@shortlist/email';
import * as gateway from '@shortlist/gateway';
import { InProcessTransport } from '@shortlist/in-process-bus';
import * as resumes from '@shortlist/resumes';
import {
  connectMongo,
  createBusHooks,
  createLifecycle,
  createLogger,
  type Parts,
  type Service,
} from '@shortlist/service-kit';
import * as usage from '@shortlist/usage';
import { closeToOthers } from './close-to-others.js';
import type { Config } from './config.js';
import { claimDataFolder } from './data-folder.js';
import { createDesk } from './dead-letters/desk.js';
import { serveDesk } from './dead-letters/serve-desk.js';
import { type Addresses, gatewayEnvironment, readServiceEnvironment } from './environment.js';
import { openStandIns } from './open-stand-ins.js';

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

export interface StartStackOptions {
  /** Called when the embedded database ends by itself. By default the error is thrown, which ends the process. */
  readonly onFailure?: (error: Error) => void;
  /** The product reads and judges with these parts instead of opening its own; a stop leaves them running. */
  readonly reading?: Pick<resumes.ResumesOverrides, 'extractor' | 'localEngine'>;
  /** Opens the databases of the services; default: over the driver. */
  readonly connect?: typeof connectMongo;
}

interface StartableService extends Service {
  start(): Promise<Addresses>;
}

function throwFailure(error: Error): never {
  throw error;
}

/** Enough for five services, closed one after the other within their own limits, and for what they rest on. */
const closeTimeoutMs = 60_000;

/**
 * Boots the whole product in this process. If a part can't start, those already started are stopped before it rejects.
 */
export async function startStack(
  config: Config,
  { onFailure = throwFailure, reading = {}, connect = connectMongo }: StartStackOptions = {},
): Promise<Stack> {
  const log = createLogger({ name: 'stack', level: config.logLevel });
  const life = createLifecycle({ log, closeTimeoutMs }, (parts) =>
    openParts({ config, onFailure, reading, connect }, parts),
  );
  return { ...(await life.start()), stop: () => life.stop() };
}

interface Given extends Required<StartStackOptions> {
  readonly config: Config;
}

async function openParts(
  { config, onFailure, reading, connect }: Given,
  parts: Parts,
): Promise<Omit<Stack, 'stop'>> {
  const { open } = parts;
  const { dataFolder, logLevel: level } = config;
  const logger = (name: string) => createLogger({ name, level });
  const claim = () => claimDataFolder(dataFolder);
  await open('claim of the data folder', claim, (release) => release());
  await closeToOthers(dataFolder, logger('data'));

  const standIns = await openStandIns(config, logger, onFailure, parts);
  const { inProcess, mailbox } = standIns;
  const bus = await open(
    'bus',
    () =>
      createBus({
        ...createBusHooks(),
        log: logger('bus'),
        ...(inProcess
          ? { transport: new InProcessTransport(inProcess.broker) }
          : { url: config.amqpUrl }),
      }),
    (opened) => opened.stop(),
  );
  await open(
    'dead letters',
    () => serveDesk({ desk: createDesk(bus), dataFolder, log: logger('dead-letters') }),
    (close) => close(),
  );
  const environment = await readServiceEnvironment(config, standIns);
  const start = (name: string, service: StartableService) =>
    open(
      name,
      () => service.start(),
      () => service.stop(),
    );
  const shared = (name: string) => ({ bus, connect, log: logger(name) });
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
      resumes.createService(resumes.readConfig(environment), {
        ...shared('resumes'),
        ...reading,
      }),
    ),
    auth: await start('auth', auth.createService(auth.readConfig(environment), shared('auth'))),
  };
  inProcess?.broker.releaseEvents();
  const front = await start(
    'gateway',
    gateway.createService(
      gateway.readConfig(gatewayEnvironment(environment, config, services, standIns)),
      { bus, log: logger('gateway') },
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
