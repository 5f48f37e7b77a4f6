import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import { startMailbox } from '@shortlist/mailbox';
import { createLogger } from '@shortlist/service-kit';
import { loadSigningKeys } from '@shortlist/stack';
import { type DatabaseProcess, startDatabase } from './database.js';
import { type Machine, type ServiceProcess, startServiceProcess } from './service-process.js';

/** The product as operators run it: each service a process, the screening worker separate from its API. */
export interface Cluster {
  readonly gatewayUrl: string;
  readonly mailboxUrl: string;
  readonly databaseUri: string;
  readonly database: DatabaseProcess;
  readonly auth: ServiceProcess;
  readonly usage: ServiceProcess;
  readonly email: ServiceProcess;
  /** The API of the resumes service. */
  readonly resumes: ServiceProcess;
  readonly gateway: ServiceProcess;
  /** Another gateway, which hears at once over the broker whose access has ended. */
  startGateway(): Promise<ServiceProcess>;
  startWorker(machine?: Machine): Promise<ServiceProcess>;
  stop(): Promise<void>;
}

/** Surroundings of the processes. */
export interface Surroundings {
  /** The address by which a process, on whichever machine, reaches another one at `url`; `line` names both: `worker 1 to broker`. */
  readonly lineTo?: (line: string, url: string, machine?: Machine) => Promise<string>;
  /** Where the database keeps its files; default: a temporary folder. */
  readonly databaseFolder?: string;
}

/** Started parts: each new one in front of those it needs, so that parts end before the ones they use. */
type Started = (() => Promise<unknown>)[];

async function endAll(started: Started): Promise<void> {
  for (const end of started.splice(0)) await end();
}

/** Waits for all, also when one fails: what still starts could not be ended. */
async function allStarted<T extends readonly Promise<unknown>[]>(
  starts: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(starts);
  return Promise.all(starts);
}

/**
 * Starts database, mail server, services and gateway over the broker at `amqpUrl`; the test starts its own workers.
 * `settings` are variables for every process. Nothing stays open when a part fails to start.
 */
export async function startCluster(
  amqpUrl: string,
  settings: Readonly<Record<string, string>> = {},
  surroundings: Surroundings = {},
): Promise<Cluster> {
  const started: Started = [];
  try {
    return await startParts(started, amqpUrl, settings, surroundings);
  } catch (error) {
    await endAll(started);
    throw error;
  }
}

async function startParts(
  started: Started,
  amqpUrl: string,
  settings: Readonly<Record<string, string>>,
  { lineTo = (_line, url) => Promise.resolve(url), databaseFolder }: Surroundings,
): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-cluster-'));
  started.unshift(() => rm(folder, { recursive: true, force: true }));
  const keys = await loadSigningKeys(path.join(folder, 'keys'));
  const database = await startDatabase(databaseFolder ?? folder);
  started.unshift(() => database.stop());
  const mailbox = await startMailbox(
    path.join(folder, 'mailbox'),
    createLogger({ name: 'mailbox', level: 'silent' }),
  );
  started.unshift(() => mailbox.stop());
  const gatewayPort = await findFreePort();
  const services: ServiceProcess[] = [];
  let workers = 0;
  started.unshift(() => Promise.all(services.map((service) => service.stop())));
  async function start(
    name: string,
    folder: string,
    env: Record<string, string>,
    machine?: Machine,
  ): Promise<ServiceProcess> {
    const shared = {
      MONGODB_URI: await lineTo(`${name} to database`, database.uri, machine),
      AMQP_URL: await lineTo(`${name} to broker`, amqpUrl, machine),
      JWT_PUBLIC_KEY: keys.publicKey,
      ...settings,
    };
    const port = await findFreePort();
    const service = await startServiceProcess({
      folder,
      port,
      env: { ...shared, ...env },
      machine,
    });
    services.push(service);
    return service;
  }
  const [auth, usage, email, resumes] = await allStarted([
    start('auth', 'services/auth', { JWT_PRIVATE_KEY: keys.privateKey }),
    start('usage', 'services/usage', {}),
    start('email', 'services/email', {
      SMTP_URL: await lineTo('email to mail', mailbox.smtpUrl),
      MAIL_FROM: 'Shortlist <no-reply@shortlist.example>',
      SUPPORT_MAILBOX: 'support@shortlist.example',
      APP_URL: `http://localhost:${gatewayPort}`,
    }),
    start('resumes', 'services/resumes', { ROLE: 'api' }),
  ]);
  async function startGateway(port: number, env: Record<string, string> = {}) {
    const another = await startServiceProcess({
      folder: 'gateway',
      port,
      env: {
        ...settings,
        AUTH_URL: await lineTo('gateway to auth', auth.url),
        USAGE_URL: await lineTo('gateway to usage', usage.url),
        EMAIL_URL: await lineTo('gateway to email', email.url),
        RESUMES_URL: await lineTo('gateway to resumes', resumes.url),
        USAGE_ADMIN_URL: usage.adminUrl,
        EMAIL_ADMIN_URL: email.adminUrl,
        RESUMES_ADMIN_URL: resumes.adminUrl,
        ...env,
      },
    });
    gateways.push(another);
    return another;
  }
  const gateways: ServiceProcess[] = [];
  started.unshift(() => Promise.all(gateways.map((each) => each.stop())));
  const gateway = await startGateway(gatewayPort);
  return {
    gatewayUrl: gateway.url,
    mailboxUrl: mailbox.httpUrl,
    databaseUri: database.uri,
    database,
    auth,
    usage,
    email,
    resumes,
    gateway,
    startGateway: async () => startGateway(await findFreePort(), { AMQP_URL: amqpUrl }),
    startWorker: (machine) => {
      workers += 1;
      const env = { ROLE: 'worker', WORKER_CONCURRENCY: '1' };
      return start(`worker ${workers}`, 'services/resumes', env, machine);
    },
    stop: () => endAll(started),
  };
}
