import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as auth from '@shortlist/auth';
import { type Bus, createBus } from '@shortlist/bus';
import { until } from '@shortlist/bus/testing';
import * as email from '@shortlist/email';
import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import * as gateway from '@shortlist/gateway';
import { InProcessBroker, InProcessTransport } from '@shortlist/in-process-bus';
import { startMailbox } from '@shortlist/mailbox';
import * as resumes from '@shortlist/resumes';
import { createBusHooks, createLogger } from '@shortlist/service-kit';
import { createTestTokens } from '@shortlist/service-kit/testing';
import * as usage from '@shortlist/usage';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface Line {
  readonly name: string;
  readonly requestId?: string;
  readonly queue?: string;
  readonly outcome?: string;
  readonly route?: string;
}

const samples = path.resolve(import.meta.dirname, '../../samples');
const tokens = createTestTokens();
const lines: Line[] = [];
const undo: (() => Promise<unknown>)[] = [];
/** Keys of messages whose next publishing comes to nothing. */
const lost = new Set<string>();
let url: string;

const log = (name: string) =>
  createLogger({
    name,
    destination: { write: (line) => void lines.push(JSON.parse(line) as Line) },
  });

/** A bus that loses what `lost` says, as a broker that crashed would. */
function forgetful(bus: Bus): Bus {
  const publish: Bus['publish'] = async (message, ...rest) => {
    if (lost.delete(message.key)) throw new Error('The broker crashed.');
    return bus.publish(message, ...rest);
  };
  return new Proxy(bus, {
    get: (target, name) => {
      if (name === 'publish') return publish;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** The product as processes would run it: each service has a bus and a log of its own. */
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'request-id-'));
  undo.push(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'shell/dist'), { recursive: true });
  await writeFile(path.join(folder, 'shell/dist/index.html'), '<!doctype html>');
  const mongo = await startTestMongo();
  undo.push(() => mongo.stop());
  const mailbox = await startMailbox(
    path.join(folder, 'mailbox'),
    createLogger({ name: 'mailbox', level: 'silent' }),
  );
  undo.push(() => mailbox.stop());
  const environment = {
    MONGODB_URI: mongo.uri,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Shortlist <no-reply@shortlist.example>',
    SUPPORT_MAILBOX: 'support@shortlist.example',
    APP_URL: 'http://localhost',
    JWT_PRIVATE_KEY: tokens.privateKey,
    JWT_PUBLIC_KEY: tokens.publicKey,
    FRONT_ENDS_DIR: folder,
    MAIL_RETRY_SECONDS: '1',
    REPUBLISH_AFTER_SECONDS: '1',
    SWEEP_INTERVAL_SECONDS: '1',
    BCRYPT_COST: '10',
    HOST: '127.0.0.1',
    PORT: '0',
    ADMIN_HOST: '127.0.0.1',
    ADMIN_PORT: '0',
  };
  const broker = new InProcessBroker();
  const parts = async (name: string) => {
    const bus = await createBus({
      transport: new InProcessTransport(broker),
      ...createBusHooks(),
      log: log(name),
    });
    undo.push(() => bus.stop());
    return { bus: forgetful(bus), log: log(name) };
  };
  async function start<Started extends { url: string }>(service: {
    start(): Promise<Started>;
    stop(): Promise<unknown>;
  }): Promise<string> {
    undo.push(() => service.stop());
    return (await service.start()).url;
  }
  const urls = {
    USAGE_URL: await start(
      usage.createService(usage.readConfig(environment), await parts('usage')),
    ),
    EMAIL_URL: await start(
      email.createService(email.readConfig(environment), await parts('email')),
    ),
    RESUMES_URL: await start(
      resumes.createService(resumes.readConfig(environment), await parts('resumes')),
    ),
    AUTH_URL: await start(auth.createService(auth.readConfig(environment), await parts('auth'))),
  };
  const config = gateway.readConfig({ ...environment, ...urls, MONGODB_URI: undefined });
  url = await start(gateway.createService(config, { log: log('gateway') }));
});

afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** The names of who logged lines under this id, once `isComplete` says of what they did that it is all. */
async function whoSaw(requestId: string, isComplete: (lines: readonly Line[]) => boolean) {
  const own = await until(
    async () => lines.filter((line) => line.requestId === requestId),
    isComplete,
  );
  return { own, names: [...new Set(own.map(({ name }) => name))].sort() };
}
const handled = (queue: string) => (all: readonly Line[]) =>
  all.some((line) => line.queue === queue && line.outcome === 'done');

const authorization = `Bearer ${tokens.sign({ sub: 'ada', email: 'ada@example.com', exempt: true })}`;

const post = (route: string, requestId: string, body: FormData | object, method = 'POST') =>
  fetch(`${url}/api${route}`, {
    method,
    headers: {
      'x-request-id': requestId,
      authorization,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });

const register = (address: string, requestId: string) =>
  post('/auth/register', requestId, {
    ...{ firstName: 'Ada', lastName: 'Moss', email: address, password: 'correct horse' },
  });

async function upload(requestId: string) {
  const form = new FormData();
  form.set('jobDescription', 'Welder. Must know TIG welding. Must know MIG welding and rigging.');
  const name = 'amara-okafor.pdf';
  const file = await readFile(path.join(samples, 'resumes', name));
  form.append('resumes', new Blob([file], { type: 'application/pdf' }), name);
  const response = await post('/resumes/process', requestId, form);
  expect(response.status).toBe(200);
  return (await response.json()) as {
    rejectionEmails: { email: string; subject: string; content: string; candidate: string }[];
  };
}

it('goes from a sign-up to its mail', async () => {
  expect((await register('ada@example.com', 'sign-up')).status).toBe(200);
  const { names } = await whoSaw('sign-up', handled('email.verification.send'));
  expect(names).toEqual(['auth', 'email', 'gateway']);
});

it('goes from a sign-up to a mail that only a sweep could send', async () => {
  lost.add('email.verification.send');
  expect((await register('late@example.com', 'late-sign-up')).status).toBe(200);
  const { own } = await whoSaw('late-sign-up', handled('email.verification.send'));
  expect(own.map(({ name }) => name)).toContain('email');
});

it('goes from an upload over the worker to the charge, and from the rejection to its record', async () => {
  const { rejectionEmails } = await upload('upload');
  const { names, own } = await whoSaw('upload', handled('usage.tokens.settle'));
  expect(names).toEqual(['gateway', 'resumes', 'usage']);
  const queues = new Set(own.flatMap(({ queue }) => (queue === undefined ? [] : [queue])));
  expect(queues).toContain('resumes.candidate.score');
  expect(queues).toContain('usage.tokens.reserve');

  expect(rejectionEmails).toHaveLength(1);
  const [draft] = rejectionEmails;
  const sender = { senderName: 'Ada', company: '', signature: '', replyTo: 'ada@example.com' };
  const settings = await post('/resumes/mail-settings', 'sender', sender, 'PUT');
  expect(settings.status).toBe(200);
  expect((await post('/email/send-bulk', 'reject', { emails: [draft] })).status).toBe(200);
  const mailed = await whoSaw('reject', handled('resumes.rejection-email.settle'));
  expect(mailed.names).toEqual(['email', 'gateway', 'resumes']);
});

it('goes from an upload to a resume whose message was lost and that a sweep publishes again', async () => {
  lost.add('resumes.candidate.score');
  await upload('late-upload');
  // The charge may be handled while the worker still ends what it did.
  const { names } = await whoSaw(
    'late-upload',
    (all) => handled('usage.tokens.settle')(all) && handled('resumes.candidate.score')(all),
  );
  expect(names).toEqual(['gateway', 'resumes', 'usage']);
});
