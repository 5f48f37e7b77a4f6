import { randomUUID } from 'node:crypto';
import { type Bus, createBus } from '@shortlist/bus';
import { Collector } from '@shortlist/bus/testing';
import type * as http from '@shortlist/contracts/http/email';
import * as emailMessages from '@shortlist/contracts/messages/email';
import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import type { TestMongo } from '@shortlist/embedded-mongo/testing';
import { createLogger, type ServingApp } from '@shortlist/service-kit';
import {
  connectDatabase,
  createTestTokens,
  type TestDatabase,
} from '@shortlist/service-kit/testing';
import request from 'supertest';
import type { z } from 'zod';
import type { Context } from '../../src/context.js';
import { createService, type EmailOverrides, readConfig } from '../../src/index.js';
import { startTestSmtp, type TestSmtp } from './smtp.js';

export type Draft = z.output<typeof resumesMessages.findDrafts.reply>['drafts'][number];
type Outcome = z.output<typeof emailMessages.rejectionEmailSettled.payload>;
type Email = OperationBodyInput<typeof http.sendBulkEmail>['emails'][number];

const tokens = createTestTokens();

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
  draft(overrides?: Partial<Draft> & { readonly userId?: string }): Draft;
  /** Takes a draft back, as shortlisting its candidate does. */
  withdraw(draft: Draft): void;
  /** Posts to send-bulk as the user. */
  sendBulk(emails: readonly Partial<Email>[], options?: object): request.Test;
  stop(): Promise<void>;
}

export interface HarnessOptions extends EmailOverrides {
  readonly env?: Readonly<Record<string, string>>;
  /** Default: answers with the drafts given to `draft`. */
  readonly screeningsFail?: boolean;
}

export async function startHarness(
  mongo: TestMongo,
  { env = {}, screeningsFail = false, ...overrides }: HarnessOptions = {},
): Promise<Harness> {
  const smtp = await startTestSmtp();
  const bus = await createBus();
  const outcomes = new Collector<Outcome>();
  const pauses: number[] = [];
  const drafts: (Draft & { readonly userId: string })[] = [];
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
    log: createLogger({ name: 'email', level: 'silent' }),
    pause: async (ms) => {
      pauses.push(ms);
    },
    ...overrides,
  });
  const { context, ...server } = await service.start();
  const database = await connectDatabase(mongo.uri, 'email');
  await bus.respond(resumesMessages.findDrafts, async ({ userId, emails }) => {
    if (screeningsFail) throw new Error('The screenings are not there.');
    const own = drafts.filter(
      (draft) => draft.userId === userId && emails.includes(draft.email.toLowerCase()),
    );
    return { drafts: own.reverse() };
  });
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
    draft: (given = {}) => {
      const candidateId = randomUUID();
      const draft = {
        userId,
        jobId: randomUUID(),
        candidateId,
        email: `${candidateId}@example.com`,
        subject: 'Your application',
        content: 'Dear Ada,\n\nthank you. We chose <others> & wish you well.\nHR Team',
        ...given,
      };
      drafts.push(draft);
      return draft;
    },
    withdraw: (draft) => {
      drafts.splice(
        drafts.findIndex(({ candidateId }) => candidateId === draft.candidateId),
        1,
      );
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

/** What the client sends for a draft. */
export function emailFor({ email, subject, content }: Draft): Email {
  return { email, subject, content, candidate: 'Ada' };
}
