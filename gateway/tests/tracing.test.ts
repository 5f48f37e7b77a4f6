import {
  collectSpans,
  type RecordedSpan,
  type SpanCollector,
} from '@shortlist/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const fromOutside = {
  traceparent: `00-${traceId}-b7ad6b7169203331-01`,
  tracestate: 'their=state',
  baggage: 'who=ada@example.com',
};
/** Kinds of spans. */
const [server, client] = [1, 2];
const running: (TestGateway | Upstream)[] = [];
let collected: SpanCollector;

const keep = <Server extends TestGateway | Upstream>(server: Server): Server => {
  running.push(server);
  return server;
};

beforeAll(async () => {
  collected = await collectSpans();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  collected.clear();
});
afterAll(() => collected.stop());

/** The span of the call to the service and the gateway's own, when both have ended: the client may have its answer sooner. */
async function endedSpans(): Promise<{ outgoing: RecordedSpan; incoming: RecordedSpan }> {
  const deadline = Date.now() + 5000;
  for (;;) {
    const [incoming, outgoing] = [server, client].map((kind) =>
      collected.spans().find((span) => span.kind === kind),
    );
    if (outgoing && incoming) return { outgoing, incoming };
    if (Date.now() > deadline) throw new Error('Two spans were expected.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('a call through the gateway', () => {
  it.each([
    ['POST', '{"email":"ada@example.com"}', '/auth/login', 'POST /auth/login'],
    ['GET', undefined, '/auth/me', 'GET /auth/me'],
    ['DELETE', undefined, '/auth/hush-hush', 'DELETE'],
  ])('%s is a span of the gateway and one of the call below it', async (...given) => {
    const [method, body, route, name] = given;
    const auth = keep(await startUpstream());
    const gateway = keep(await startGateway({ AUTH_URL: auth.url }));
    await fetch(`${gateway.url}/api${route}?token=hush`, {
      method,
      headers: fromOutside,
      ...(body ? { body } : {}),
    });
    const seen = auth.seen[0]?.headers;
    const { outgoing, incoming } = await endedSpans();
    expect([incoming.name, outgoing.name]).toEqual([`${method} /api/auth`, name]);
    expect(incoming.parentSpanContext).toBeUndefined();
    expect(outgoing.parentSpanContext?.spanId).toBe(incoming.spanContext().spanId);
    const { traceId: own, spanId } = outgoing.spanContext();
    expect(own).not.toBe(traceId);
    expect([seen?.['traceparent'], seen?.['tracestate'], seen?.['baggage']]).toEqual([
      `00-${own}-${spanId}-01`,
      undefined,
      undefined,
    ]);
    const told = JSON.stringify([incoming.attributes, outgoing.attributes, outgoing.name]);
    expect(told).not.toMatch(/hush|ada@/);
  });

  it('goes on with the trace that a proxy of ours began', async () => {
    const auth = keep(await startUpstream());
    const gateway = keep(await startGateway({ AUTH_URL: auth.url, TRUSTED_PROXIES: '1' }));
    await fetch(`${gateway.url}/api/auth/me`, { headers: fromOutside });
    const { outgoing, incoming } = await endedSpans();
    expect([incoming, outgoing].map((span) => span.spanContext().traceId)).toEqual([
      traceId,
      traceId,
    ]);
    expect(incoming.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
    expect(auth.seen[0]?.headers['tracestate']).toBe('their=state');
  });

  it('to a service that is away says so, and the answer is an error of the gateway', async () => {
    const gateway = keep(await startGateway({}));
    await fetch(`${gateway.url}/api/auth/me`);
    const { outgoing, incoming } = await endedSpans();
    expect(outgoing).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': 'unreachable' },
    });
    expect(incoming).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': '502', 'http.response.status_code': 502 },
    });
  });
});
