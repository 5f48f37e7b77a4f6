import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@shortlist/service-kit';
import { findFreePort } from '@shortlist/service-kit/testing';
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

/**
 * Starts database, mail server, services and gateway over the broker at `amqpUrl`; the test starts its own workers.
 * `settings` are variables for every process; `lineTo` returns the URL by which `email` reaches the mail server.
 */
export async function startCluster(
  amqpUrl: string,
  settings: Readonly<Record<string, string>> = {},
  lineTo: (smtpUrl: string) => Promise<string> = (smtpUrl) => Promise.resolve(smtpUrl),
): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-cluster-'));
  const keys = await loadSigningKeys(path.join(folder, 'keys'));
  const database = await startDatabase(path.join(folder));
  const mailbox = await startMailbox(
    path.join(folder, 'mailbox'),
    createLogger({ name: 'mailbox', level: 'silent' }),
  );
  const gatewayPort = await findFreePort();
  const shared = {
    MONGODB_URI: database.uri,
    AMQP_URL: amqpUrl,
    JWT_PUBLIC_KEY: keys.publicKey,
    ...settings,
  };
  const running: ServiceProcess[] = [];
  async function start(service: string, env: Record<string, string>): Promise<ServiceProcess> {
    const port = await findFreePort();
    const started = await startServiceProcess({ folder: service, port, env });
    running.push(started);
    return started;
  }
  const [auth, usage, email, resumes] = await Promise.all([
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
    stop: async () => {
      await gateway.stop();
      await Promise.all(running.map((process) => process.stop()));
      await mailbox.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
