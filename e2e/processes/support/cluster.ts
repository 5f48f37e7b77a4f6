import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import { createLogger } from '@shortlist/service-kit';
import { loadSigningKeys, startMailbox } from '@shortlist/stack';
import { type DatabaseProcess, startDatabase } from './database.js';
import { type ServiceProcess, startServiceProcess } from './service-process.js';

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
  startWorker(): Promise<ServiceProcess>;
  stop(): Promise<void>;
}

/** What was started: each new part in front of those it needs, so that parts end before what they use. */
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
 * `settings` are variables for every process; `lineTo` returns the URL by which `email` reaches the mail server.
 * Nothing stays open when a part fails to start.
 */
export async function startCluster(
  amqpUrl: string,
  settings: Readonly<Record<string, string>> = {},
  lineTo: (smtpUrl: string) => Promise<string> = (smtpUrl) => Promise.resolve(smtpUrl),
): Promise<Cluster> {
  const started: Started = [];
  try {
    return await startParts(started, amqpUrl, settings, lineTo);
  } catch (error) {
    await endAll(started);
    throw error;
  }
}

async function startParts(
  started: Started,
  amqpUrl: string,
  settings: Readonly<Record<string, string>>,
  lineTo: (smtpUrl: string) => Promise<string>,
): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-cluster-'));
  started.unshift(() => rm(folder, { recursive: true, force: true }));
  const keys = await loadSigningKeys(path.join(folder, 'keys'));
  const database = await startDatabase(path.join(folder));
  started.unshift(() => database.stop());
  const mailbox = await startMailbox(
    path.join(folder, 'mailbox'),
    createLogger({ name: 'mailbox', level: 'silent' }),
  );
  started.unshift(() => mailbox.stop());
  const gatewayPort = await findFreePort();
  const shared = {
    MONGODB_URI: database.uri,
    AMQP_URL: amqpUrl,
    JWT_PUBLIC_KEY: keys.publicKey,
    ...settings,
  };
  const services: ServiceProcess[] = [];
  started.unshift(() => Promise.all(services.map((service) => service.stop())));
  async function start(folder: string, env: Record<string, string>): Promise<ServiceProcess> {
    const service = await startServiceProcess({ folder, port: await findFreePort(), env });
    services.push(service);
    return service;
  }
  const [auth, usage, email, resumes] = await allStarted([
    start('services/auth', { ...shared, JWT_PRIVATE_KEY: keys.privateKey }),
    start('services/usage', shared),
    start('services/email', {
      ...shared,
      SMTP_URL: await lineTo(mailbox.smtpUrl),
      MAIL_FROM: 'Shortlist <no-reply@shortlist.example>',
      SUPPORT_MAILBOX: 'support@shortlist.example',
      APP_URL: `http://localhost:${gatewayPort}`,
    }),
    start('services/resumes', { ...shared, ROLE: 'api' }),
  ]);
  const gateway = await startServiceProcess({
    folder: 'gateway',
    port: gatewayPort,
    env: {
      ...settings,
      AUTH_URL: auth.url,
      USAGE_URL: usage.url,
      EMAIL_URL: email.url,
      RESUMES_URL: resumes.url,
      USAGE_ADMIN_URL: usage.adminUrl,
      EMAIL_ADMIN_URL: email.adminUrl,
      RESUMES_ADMIN_URL: resumes.adminUrl,
    },
  });
  started.unshift(() => gateway.stop());
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
    startWorker: () =>
      start('services/resumes', { ...shared, ROLE: 'worker', WORKER_CONCURRENCY: '1' }),
    stop: () => endAll(started),
  };
}
