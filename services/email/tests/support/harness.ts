import { randomUUID } from 'node:crypto';
import { type Bus, createBus } from '@shortlist/bus';
import { Collector } from '@shortlist/bus/testing';
import type * as http from '@shortlist/contracts/http/email';
import * as emailMessages from '@shortlist/contracts/messages/email';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import type { TestMongo } from '@shortlist/embedded-mongo/testing';
import { InProcessTransport } from '@shortlist/in-process-bus';
import { createLogger, type ServingApp } from '@shortlist/service-kit';
import {
  connectDatabase,
  connectTo,
  createTestTokens,
  type TestDatabase,
} from '@shortlist/service-kit/testing';
import request from 'supertest';
import type { z } from 'zod';
import type { Context } from '../../src/context.js';
import { createService, type EmailOverrides, readConfig } from '../../src/index.js';
import { type Draft, type Person, type Screenings, startScreenings } from './screenings.js';
import { startTestSmtp, type TestSmtp } from './smtp.js';

export type { Draft } from './screenings.js';
type Outcome = z.output<typeof emailMessages.rejectionEmailSettled.payload>;
type Email = OperationBodyInput<typeof http.sendBulkEmail>['emails'][number];

export const tokens = createTestTokens();

/** A running email service with its mail server, its bus and a stand-in that answers for the screenings. */
export interface Harness {
  readonly service: ReturnType<typeof createService>;
  readonly context: Context;
  /** For looking at what is stored, and for storing what the service did not. */
  readonly database: TestDatabase['db'];
  readonly server: Pick<ServingApp, 'url' | 'adminUrl'>;
  readonly smtp: TestSmtp;
  readonly bus: Bus;
  /** Outcomes announced on the bus. */
  readonly outcomes: Collector<Outcome>;
  /** Pauses made between batches, in milliseconds. */
  readonly pauses: number[];
  readonly userId: string;
  readonly token: string;
  /** Adds a draft of the user's screenings; later ones count as newer. */
  draft(overrides?: Partial<Person>): Person;
  /** Takes a draft back, as shortlisting its candidate does. */
  withdraw(draft: Draft): void;
  readonly screenings: Screenings;
  /** Calls the outbox of a screening as the user. */
  outbox(jobId: string): {
    queue(people: readonly Pick<Draft, 'candidateId'>[], delaySeconds?: number): request.Test;
    get(since?: string): request.Test;
    stop(people?: readonly Pick<Draft, 'candidateId'>[]): request.Test;
    sendNow(people?: readonly Pick<Draft, 'candidateId'>[]): request.Test;
  };
  /** Posts to send-bulk as the user. */
  sendBulk(emails: readonly Partial<Email>[], options?: object): request.Test;
  stop(): Promise<void>;
}

export interface HarnessOptions extends EmailOverrides {
  readonly env?: Readonly<Record<string, string>>;
  /** People that the screenings know from the start. */
  readonly people?: readonly Person[];
}

export async function startHarness(
  mongo: TestMongo,
  { env = {}, people: known = [], ...overrides }: HarnessOptions = {},
): Promise<Harness> {
  const smtp = await startTestSmtp();
  const bus = await createBus({ transport: new InProcessTransport() });
  const outcomes = new Collector<Outcome>();
  const pauses: number[] = [];
  const screenings = await startScreenings(bus);
  const { people } = screenings;
  people.push(...known);
  const config = readConfig({
    PORT: '0',
    MONGODB_URI: mongo.uri,
    JWT_PUBLIC_KEY: tokens.publicKey,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Shortlist <no-reply@shortlist.test>',
    SUPPORT_MAILBOX: 'Support <support@shortlist.test>',
    APP_URL: 'https://app.shortlist.test/',
    ...env,
  });
  const service = createService(config, {
    bus,
    connect: connectTo(mongo),
    log: createLogger({ name: 'email', level: 'silent' }),
    pause: async (ms) => {
      pauses.push(ms);
    },
    ...overrides,
  });
  const { context, ...server } = await service.start();
  const database = await connectDatabase(mongo.uri, 'email');
  await bus.subscribe(emailMessages.rejectionEmailSettled, { broadcast: true }, async (event) =>
    outcomes.add(event),
  );
  const userId = randomUUID();
  const token = tokens.sign({ sub: userId });
  return {
    service,
    context,
    database: database.db,
    server,
    smtp,
    bus,
    outcomes,
    pauses,
    userId,
    token,
    screenings,
    draft: (given = {}) => {
      const person = makePerson({ workspaceId: userId, ...given });
      people.push(person);
      return person;
    },
    withdraw: (draft) => {
      for (const person of people)
        if (person.candidateId === draft.candidateId) person.isRejected = false;
    },
    outbox: (jobId) => {
      const call = (method: 'get' | 'post', path = '') =>
        request(server.url)
          [method](`/email/outbox/${jobId}${path}`)
          .set('authorization', `Bearer ${token}`);
      const idsOf = (chosen: readonly Pick<Draft, 'candidateId'>[]) =>
        chosen.map(({ candidateId }) => candidateId);
      const some = (chosen?: readonly Pick<Draft, 'candidateId'>[]) =>
        chosen ? { candidateIds: idsOf(chosen) } : {};
      return {
        queue: (chosen, delaySeconds) =>
          call('post').send({ candidateIds: idsOf(chosen), delaySeconds }),
        get: (since) => call('get', since === undefined ? '' : `?since=${since}`),
        stop: (chosen) => call('post', '/stop').send(some(chosen)),
        sendNow: (chosen) => call('post', '/send-now').send(some(chosen)),
      };
    },
    sendBulk: (emails, options = {}) =>
      request(server.url)
        .post('/email/send-bulk')
        .set('authorization', `Bearer ${token}`)
        .send({ emails: emails.map((email) => ({ candidate: 'Ada', ...email })), ...options }),
    stop: async () => {
      await service.stop();
      await database.close();
      await bus.stop();
      await smtp.stop();
    },
  };
}

/** The client's request for a draft. */
export function emailFor({ email, subject, content }: Draft): Email {
  return { email, subject, content, candidate: 'Ada' };
}

/** A rejected person with a draft. */
function makePerson(given: Partial<Person> & { readonly workspaceId: string }): Person {
  const candidateId = randomUUID();
  return {
    jobId: randomUUID(),
    candidateId,
    email: `${candidateId}@example.com`,
    subject: 'Your application',
    content: 'Dear Ada,\n\nthank you. We chose <others> & wish you well.\nHR Team',
    isRejected: true,
    separate: false,
    senderName: '',
    replyTo: '',
    mail: 'draft',
    attemptId: null,
    mailAt: '',
    ...given,
  };
}
