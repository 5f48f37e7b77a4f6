import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineOperation } from '@shortlist/contracts/operation';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type CollectionsOf,
  connectMongo,
  createApp,
  type CreateAppOptions,
  createError,
  createLogger,
  defineDocument,
  inSpan,
  openCollections,
  rawRoute,
  route,
  traceCall,
} from '../src/index.js';
import { collectSpans, type RecordedSpan, type SpanCollector } from '../src/testing/index.js';

const visit = defineOperation({
  name: 'visit',
  summary: 'Visits',
  method: 'POST',
  path: '/rooms/{id}',
  auth: 'public',
  params: z.object({ id: z.string() }),
  query: z.object({ token: z.string().optional() }),
  body: z.object({ wish: z.string() }),
  response: z.object({ ok: z.boolean() }),
  errors: { Closed: { status: 409, message: 'Closed.' } },
});
const listen = defineOperation({
  name: 'listen',
  summary: 'Listens',
  method: 'GET',
  path: '/news',
  auth: 'public',
  response: z.object({}),
  errors: {},
});

const log = createLogger({ name: 'rooms', level: 'silent' });
const traceId = '0af7651916cd43dd8448eb211c80319c';
const callerSpan = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${callerSpan}-01`;

let collected: SpanCollector;
beforeAll(async () => {
  collected = await collectSpans();
});
afterEach(() => collected.clear());
afterAll(() => collected.stop());

function startApp(options: Partial<CreateAppOptions> = {}) {
  return createApp({
    log,
    routes: [
      route(visit, async ({ input }) => {
        const { wish } = input.body;
        if (wish === 'closed') throw createError(visit, 'Closed');
        if (wish === 'boom') throw new Error('ada@example.com broke it');
        await inSpan('look around', async (annotate) => annotate(() => ({ chairs: 4 })));
        return { ok: true };
      }),
      rawRoute(listen, async (_request, ctx) => {
        ctx.respond = false;
        ctx.res.writeHead(200, { 'content-type': 'text/event-stream' });
        ctx.res.write('data: 1\n\n');
        return undefined;
      }),
    ],
    ...options,
  });
}

const visitWith = (wish: string, options?: Partial<CreateAppOptions>) =>
  request(startApp(options).callback())
    .post('/rooms/secret-room?token=hush')
    .set({ traceparent, authorization: 'Bearer hush', 'x-request-id': 'request-7' })
    .send({ wish });

/** The span of this name, when it ended: a response may reach its client sooner. */
async function findSpan(name: string): Promise<RecordedSpan> {
  const deadline = Date.now() + 5000;
  for (;;) {
    const found = collected.spans().find((span) => span.name === name);
    if (found) return found;
    if (Date.now() > deadline) {
      const names = collected.spans().map((span) => span.name);
      throw new Error(`No span ${name} ended, only: ${names.join(', ')}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('a request', () => {
  it('is one server span that goes on with the trace of its caller', async () => {
    await visitWith('peace');
    const span = await findSpan('POST /rooms/:id');
    expect(span.spanContext().traceId).toBe(traceId);
    expect(span.parentSpanContext?.spanId).toBe(callerSpan);
    expect(span.kind).toBe(1);
    expect(span.status.code).toBe(0);
    expect(span.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/rooms/:id',
      'http.response.status_code': 200,
      'url.scheme': 'http',
      'shortlist.part': 'rooms',
      'shortlist.request_id': 'request-7',
    });
    const inner = await findSpan('look around');
    expect(inner.parentSpanContext?.spanId).toBe(span.spanContext().spanId);
    expect(inner.attributes).toEqual({ chairs: 4 });
  });

  it('of a stranger begins a trace of its own', async () => {
    await visitWith('peace', { continuesTraces: false });
    const span = await findSpan('POST /rooms/:id');
    expect(span.spanContext().traceId).not.toBe(traceId);
    expect(span.parentSpanContext).toBeUndefined();
  });

  it.each([
    ['closed', 409, 0, undefined],
    ['boom', 500, 2, '500'],
  ])('that ends with %s has status %d', async (wish, status, code, errorType) => {
    await visitWith(wish);
    const span = await findSpan('POST /rooms/:id');
    expect(span.attributes).toMatchObject({ 'http.response.status_code': status });
    expect([span.status.code, span.attributes['error.type']]).toEqual([code, errorType]);
    const told = JSON.stringify([span.attributes, span.events, span.status, span.name]);
    for (const secret of ['hush', 'secret-room', 'ada@example.com']) {
      expect(told).not.toContain(secret);
    }
  });

  it('to an address that is none tells no path, and no method that strangers made up', async () => {
    const agent = request(startApp().callback());
    await agent.get('/ada@example.com');
    expect((await findSpan('GET')).attributes).not.toHaveProperty('http.route');
    await agent.propfind('/x');
    expect((await findSpan('HTTP')).attributes['http.request.method']).toBe('_OTHER');
  });

  it.each(['garbage', `00-${'0'.repeat(32)}-${callerSpan}-01`, `${traceparent}${'x'.repeat(200)}`])(
    'with the trace header %s begins a trace of its own',
    async (broken) => {
      await visitWith('peace').set({ traceparent: broken });
      const span = await findSpan('POST /rooms/:id');
      expect(span.parentSpanContext).toBeUndefined();
    },
  );

  it('whose client leaves within a stream ends there, and is no error', async () => {
    const answer = startApp().callback();
    const server = createServer((request, response) => void answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const leaving = new AbortController();
    await fetch(`http://127.0.0.1:${port}/news`, { signal: leaving.signal });
    leaving.abort();
    const span = await findSpan('GET /news');
    expect(span.attributes).toMatchObject({
      'http.response.status_code': 200,
      'shortlist.client_left': true,
    });
    expect(span.status.code).toBe(0);
    server.close();
  });
});

describe('lines of the log', () => {
  it('carry the ids of the span they are written in, also the one that is written when the answer ended', async () => {
    const lines: Record<string, unknown>[] = [];
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const told = createLogger({ name: 'rooms', destination });
    await visitWith('boom', { log: told });
    const { traceId, spanId } = (await findSpan('POST /rooms/:id')).spanContext();
    expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'request']);
    expect(lines).toEqual(lines.map(() => expect.objectContaining({ traceId, spanId })));
    told.info('at rest');
    expect(lines.at(-1)).not.toHaveProperty('traceId');
  });
});

describe('traceCall', () => {
  const call = {
    method: 'GET',
    origin: new URL('http://rooms.example:8080'),
    template: '/rooms/{id}',
  };

  it('is a client span whose headers make the other side go on with the trace', async () => {
    const seen: IncomingMessage['headers'][] = [];
    await inSpan('outside', () =>
      traceCall({ ...call, status: () => 200 }, async ({ add }) => void seen.push({ ...add })),
    );
    const span = await findSpan('GET /rooms/{id}');
    const { traceId, spanId } = span.spanContext();
    expect(seen).toEqual([{ traceparent: `00-${traceId}-${spanId}-01` }]);
    expect((await findSpan('outside')).spanContext().traceId).toBe(traceId);
    expect(span.kind).toBe(2);
    expect(span.attributes).toEqual({
      'http.request.method': 'GET',
      'url.template': '/rooms/{id}',
      'http.response.status_code': 200,
      'server.address': 'rooms.example',
      'server.port': 8080,
    });
  });

  it('is an error from status 400 on and when nothing came', async () => {
    await traceCall({ ...call, template: undefined, status: () => 404 }, async () => undefined);
    expect(await findSpan('GET')).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': '404' },
    });
    collected.clear();
    const refused = Object.assign(new Error('10.0.0.1 refused'), { code: 'ECONNREFUSED' });
    const failing = traceCall({ ...call, status: () => undefined }, () => Promise.reject(refused));
    await expect(failing).rejects.toBe(refused);
    const { attributes, status, events } = await findSpan('GET /rooms/{id}');
    expect(attributes['error.type']).toBe('ECONNREFUSED');
    expect([status, events]).toEqual([{ code: 2 }, []]);
  });
});

describe('calls to the database', () => {
  let mongo: TestMongo;
  let database: Awaited<ReturnType<typeof connectMongo>>;
  const roomDocument = defineDocument({
    collection: 'rooms',
    fields: { _id: z.string(), secret: z.string() },
    indexes: [],
  });
  let rooms: CollectionsOf<{ rooms: typeof roomDocument }>['rooms'];
  beforeAll(async () => {
    mongo = await startTestMongo();
    database = await connectMongo({ uri: mongo.uri, dbName: 'rooms', log });
    ({ rooms } = await openCollections(database, { rooms: roomDocument }, log));
  });
  afterAll(async () => {
    await database.close();
    await mongo.stop();
  });

  it('are spans below the work that asks, with names, and never with what is asked for', async () => {
    await rooms.find({});
    expect(collected.spans()).toEqual([]);
    await inSpan('work', async () => {
      await rooms.create({ _id: 'hush-1', secret: 'hush' });
      await Promise.all([rooms.find({ secret: 'hush' }), rooms.count({ secret: 'hush' })]);
      await expect(rooms.create({ _id: 'hush-1', secret: 'hush' })).rejects.toThrow('hush-1');
      await expect(
        rooms.updateOne({ _id: 'hush-1' }, { $inc: { 'secret.of': 1 } }),
      ).rejects.toThrow();
    });
    const work = await findSpan('work');
    const calls = collected.spans().filter((span) => span !== work);
    expect(calls.map(({ name }) => name).sort()).toEqual([
      'count rooms',
      'create rooms',
      'create rooms',
      'find rooms',
      'updateOne rooms',
    ]);
    for (const { parentSpanContext } of calls) {
      expect(parentSpanContext?.spanId).toBe(work.spanContext().spanId);
    }
    expect(await findSpan('find rooms')).toMatchObject({
      kind: 2,
      attributes: {
        'db.system.name': 'mongodb',
        'db.namespace': database.db.databaseName,
        'db.collection.name': 'rooms',
        'db.operation.name': 'find',
        'server.address': '127.0.0.1',
        'server.port': expect.any(Number),
      },
    });
    const failed = calls.filter(({ attributes }) => attributes['db.response.status_code']);
    expect(failed.map(({ status, attributes }) => [status.code, attributes['error.type']])).toEqual(
      [
        [0, undefined],
        [2, 'MongoServerError'],
      ],
    );
    const told = calls.map(({ attributes, events, status }) => [attributes, events, status]);
    expect(JSON.stringify(told)).not.toContain('hush');
  });

  it('of work after the answer, whose request has ended, stay in its trace', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await inSpan('request', async () => {
      later = new Promise((resolve) => setImmediate(resolve)).then(() => rooms.count({}));
    });
    await later;
    const request = await findSpan('request');
    const count = await findSpan('count rooms');
    expect(count.parentSpanContext?.spanId).toBe(request.spanContext().spanId);
  });
});
