import { createBus } from '@shortlist/bus';
import { gate, until } from '@shortlist/bus/testing';
import { accessEnded } from '@shortlist/contracts/messages/auth';
import { InProcessBroker, InProcessTransport } from '@shortlist/in-process-bus';
import { createTestTokens } from '@shortlist/service-kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway } from './support/gateway.js';
import { startUpstream } from './support/upstream.js';

const tokens = createTestTokens();
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of undo.splice(0).reverse()) await stop();
});

/** Both belong to `user-1`. */
const bearers = {
  session: tokens.sign({ sub: 'user-1', sid: 's1' }),
  token: `shortlist_pat_${'a'.repeat(43)}`,
};
type Kind = keyof typeof bearers;
const kinds = Object.keys(bearers) as Kind[];

/** An auth service with one user, whose access may end, and two gateways on one broker, whose clocks do not move. */
async function start() {
  const state = { hasEnded: false, asked: 0 };
  let held: Promise<void> | null = null;
  const auth = await startUpstream((request, response) => {
    state.asked += 1;
    const { hasEnded } = state;
    const accessToken = tokens.sign({ sub: 'user-1', scopes: ['screenings:read'] as never });
    const answer = request.url?.includes('/sessions/')
      ? { active: !hasEnded, userId: hasEnded ? undefined : 'user-1' }
      : { granted: hasEnded ? null : { accessToken, scopes: ['screenings:read'] } };
    response.setHeader('content-type', 'application/json');
    const before = held;
    held = null;
    void Promise.resolve(before).then(() => response.end(JSON.stringify(answer)));
  });
  const resumes = await startUpstream((_request, response) => response.end('{}'));
  const broker = new InProcessBroker();
  const frozen = new Date();
  const open = async () => {
    const bus = await createBus({ transport: new InProcessTransport(broker) });
    const gateway = await startGateway(
      { AUTH_URL: auth.url, RESUMES_URL: resumes.url },
      { bus, clock: () => frozen },
    );
    undo.push(() => bus.stop(), gateway.stop);
    return gateway.url;
  };
  undo.push(auth.stop, resumes.stop);
  const gateways = [await open(), await open()] as const;
  const publisher = await createBus({ transport: new InProcessTransport(broker) });
  undo.push(() => publisher.stop());
  return {
    state,
    gateways,
    call: async (gateway: string, kind: Kind) => {
      const headers = { authorization: `Bearer ${bearers[kind]}` };
      return (await fetch(`${gateway}/api/resumes/history`, { headers })).status;
    },
    announce: (userId: string) => publisher.publish(accessEnded, { userId }),
    /** Auth answers the next question as of when it was asked, but only once the gate opens. */
    holdNextAnswer: () => {
      const { opened, open: release } = gate();
      held = opened;
      return release;
    },
  };
}

const isRefused = (status: number) => status === 401;

describe.each(kinds)('ended access by %s', (kind) => {
  it('is refused by every gateway once the message arrives', async () => {
    const { state, gateways, call, announce } = await start();
    for (const gateway of gateways) expect(await call(gateway, kind)).toBe(200);
    state.hasEnded = true;
    for (const gateway of gateways) expect(await call(gateway, kind)).toBe(200);
    await announce('user-1');
    for (const gateway of gateways) await until(() => call(gateway, kind), isRefused);
  });

  it('is not kept from a question that was on its way when the message arrived', async () => {
    const { state, gateways, call, announce, holdNextAnswer } = await start();
    const [gateway, other] = gateways;
    expect(await call(other, kind)).toBe(200);
    const release = holdNextAnswer();
    const early = call(gateway, kind);
    await until(
      async () => state.asked,
      (asked) => asked === 2,
    );
    state.hasEnded = true;
    await announce('user-1');
    // Then the message has reached both.
    await until(() => call(other, kind), isRefused);
    release();
    expect(await early).toBe(200);
    expect(await call(gateway, kind)).toBe(401);
  });

  it('of somebody else changes nothing', async () => {
    const { state, gateways, call, announce } = await start();
    const [gateway] = gateways;
    expect(await call(gateway, kind)).toBe(200);
    await announce('user-2');
    expect(await call(gateway, kind)).toBe(200);
    expect(state.asked).toBe(1);
  });
});

it('does not need a broker to serve', async () => {
  const resumes = await startUpstream((_request, response) => response.end('{}'));
  const gateway = await startGateway({
    RESUMES_URL: resumes.url,
    AMQP_URL: 'amqp://user:password@127.0.0.1:9',
  });
  undo.push(resumes.stop, gateway.stop);
  const headers = { authorization: `Bearer ${tokens.sign({})}` };
  expect((await fetch(`${gateway.url}/api/resumes/history`, { headers })).status).toBe(200);
});
