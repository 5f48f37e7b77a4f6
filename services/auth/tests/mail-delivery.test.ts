import type { Bus } from '@shortlist/bus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDueMails } from '../src/domain/mails/due-mails.js';
import { createRegistration, startTestAuth, type TestAuth } from './support/auth.js';

let auth: TestAuth;
let busIsDown = false;

/** The bus of the service, which refuses to publish while `busIsDown`. */
function wrapBus(bus: Bus): Bus {
  const publish: Bus['publish'] = (...args) =>
    busIsDown ? Promise.reject(new Error('the broker is down')) : bus.publish(...args);
  return new Proxy(bus, {
    get: (target, name) => {
      if (name === 'publish') return publish;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

beforeAll(async () => {
  auth = await startTestAuth({ wrapBus });
});
afterAll(() => auth.stop());

describe('a mail that could not be handed to the bus', () => {
  it('is sent later, once, and its link works', async () => {
    const email = 'patient@example.com';
    const { background } = auth.context;
    busIsDown = true;
    expect((await auth.post('register', createRegistration({ email }))).status).toBe(200);
    await background.drain();
    busIsDown = false;

    expect(await sendDueMails(auth.context)).toBe(0);
    auth.clock.advance(30_000);
    const sent = await Promise.all([sendDueMails(auth.context), sendDueMails(auth.context)]);
    expect(sent.reduce((sum, each) => sum + each)).toBe(1);
    const { token } = await auth.mails.next(email);
    expect((await auth.post('verify-email', { token })).status).toBe(200);
    auth.clock.advance(30_000);
    expect(await sendDueMails(auth.context)).toBe(0);
    expect(auth.mails.mails).toEqual([]);
  });

  it('stays owed while the bus stays down', async () => {
    const email = 'very-patient@example.com';
    busIsDown = true;
    await auth.post('register', createRegistration({ email }));
    await auth.context.background.drain();
    auth.clock.advance(30_000);
    await expect(sendDueMails(auth.context)).rejects.toThrow('the broker is down');
    busIsDown = false;
    auth.clock.advance(30_000);
    expect(await sendDueMails(auth.context)).toBe(1);
    expect((await auth.mails.next(email)).kind).toBe('verification');
  });

  it('is no longer owed once it was sent', async () => {
    await auth.post('register', createRegistration({ email: 'prompt@example.com' }));
    await auth.context.background.drain();
    auth.clock.advance(30_000);
    expect(await sendDueMails(auth.context)).toBe(0);
  });
});
