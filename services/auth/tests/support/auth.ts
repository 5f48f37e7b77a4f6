import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { type Bus, createBus } from '@shortlist/bus';
import type { User } from '@shortlist/contracts/entities';
import * as messages from '@shortlist/contracts/messages/email';
import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { InProcessTransport } from '@shortlist/in-process-bus';
import { createLogger } from '@shortlist/service-kit';
import { connectDatabase, connectTo, createTestTokens } from '@shortlist/service-kit/testing';
import request from 'supertest';
import { type Config, createService, readConfig } from '../../src/index.js';

export interface Mail {
  readonly kind: 'verification' | 'passwordReset' | 'emailChange' | 'invitation';
  readonly to: string;
  readonly firstName: string;
  readonly token: string;
  readonly again?: boolean | undefined;
  readonly first?: boolean | undefined;
}

/** Collects the mails that the service asks for, and can be waited on. */
async function collectMails(bus: Bus) {
  const arrivals = new EventEmitter();
  const mails: Mail[] = [];
  const invitations: { to: string; workspace: string; invitedBy: string; role: string }[] = [];
  const joins: { to: string; workspaceId: string; askedBy?: string; role?: string }[] = [];
  const take = (mail: Mail) => {
    mails.push(mail);
    arrivals.emit('mail');
  };
  await bus.subscribe(messages.sendVerificationEmail, {}, async (mail) =>
    take({ ...mail, kind: 'verification' }),
  );
  await bus.subscribe(messages.sendPasswordResetEmail, {}, async (mail) =>
    take({ ...mail, kind: 'passwordReset' }),
  );
  await bus.subscribe(messages.sendAddressChangeEmail, {}, async (mail) =>
    take({ ...mail, kind: 'emailChange' }),
  );
  await bus.subscribe(messages.sendInvitationEmail, {}, async (mail) => {
    invitations.push(mail);
    take({ ...mail, firstName: '', kind: 'invitation' });
  });
  await bus.subscribe(messages.sendJoinRequestEmail, {}, async (mail) => void joins.push(mail));
  await bus.subscribe(messages.sendJoinAcceptedEmail, {}, async (mail) => void joins.push(mail));
  const notices: { to: string; notice: string }[] = [];
  await bus.subscribe(messages.sendAccountNotice, {}, async (notice) => {
    notices.push(notice);
    arrivals.emit('mail');
  });
  return {
    mails,
    /** Invitations as they were published. */
    invitations,
    /** Mails about requests to join, as they were published. */
    joins,
    notices,
    /** The next notice to `to` that no earlier call returned. */
    nextNotice: async (to: string): Promise<string> => {
      for (;;) {
        const index = notices.findIndex((notice) => notice.to === to);
        const [found] = index < 0 ? [] : notices.splice(index, 1);
        if (found) return found.notice;
        await once(arrivals, 'mail');
      }
    },
    /** Resolves when the mail to `to` that something of its account has changed was asked for. */
    noticed: async (to: string, notice: string): Promise<void> => {
      while (!notices.some((each) => each.to === to && each.notice === notice))
        await once(arrivals, 'mail');
    },
    /** The next mail to `to` that no earlier call returned. */
    next: async (to: string): Promise<Mail> => {
      for (;;) {
        const index = mails.findIndex((mail) => mail.to === to);
        const [mail] = index < 0 ? [] : mails.splice(index, 1);
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
  };
}

/** Time that a test moves. */
function createTestClock(start = new Date()) {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** An auth service on a fresh database, with the cheapest hashing, and a client for it. */
export async function startTestAuth(
  options: {
    readonly wrapBus?: (bus: Bus) => Bus;
    readonly environment?: Readonly<Record<string, string | undefined>>;
    /** Settings without a variable. */
    readonly config?: Partial<Config>;
  } = {},
) {
  const mongo = await startTestMongo();
  const tokens = createTestTokens();
  const config = {
    ...readConfig({
      MONGODB_URI: mongo.uri,
      JWT_PUBLIC_KEY: tokens.publicKey,
      JWT_PRIVATE_KEY: tokens.privateKey,
      EXEMPT_EMAILS: 'Boss@Example.com',
      APP_URL: 'https://shortlist.example',
      SECOND_FACTOR_KEY: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'silent',
      PORT: '0',
      ...options.environment,
    }),
    passwordCost: 4,
    ...options.config,
  };
  const bus = await createBus(
    process.env['AMQP_URL']
      ? { url: process.env['AMQP_URL'] }
      : { transport: new InProcessTransport() },
  );
  const mails = await collectMails(bus);
  const clock = createTestClock();
  const lines: string[] = [];
  const log = createLogger({
    name: 'auth',
    destination: { write: (line) => void lines.push(line) },
  });
  const service = createService(config, {
    bus: options.wrapBus?.(bus) ?? bus,
    clock: clock.now,
    log,
    connect: connectTo(mongo),
  });
  const { app, context } = await service.start();
  const agent = request(app.callback());
  const post = (operation: string, body?: object, accessToken?: string) => {
    const call = agent.post(`/auth/${operation}`);
    if (accessToken !== undefined) void call.set('authorization', `Bearer ${accessToken}`);
    return call.send(body);
  };
  return {
    context,
    agent,
    post,
    mails,
    clock,
    tokens,
    lines,
    /** Signs up, follows the mailed link and signs in. */
    signIn: async (email: string, password = 'correct horse') => {
      await post('register', createRegistration({ email, password }));
      const { token } = await mails.next(email);
      await post('verify-email', { token });
      const { body } = await post('login', { email, password });
      return body as { token: string; refreshToken: string; user: User };
    },
    /** The service's database, to put into it what it did not store itself. */
    connectDatabase: () => connectDatabase(mongo.uri, 'auth'),
    stop: async () => {
      await service.stop();
      await bus.stop();
      await mongo.stop();
    },
  };
}

export type TestAuth = Awaited<ReturnType<typeof startTestAuth>>;

/** A valid sign-up form. */
export function createRegistration(changes: object = {}): object {
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    password: 'correct horse',
    ...changes,
  };
}
