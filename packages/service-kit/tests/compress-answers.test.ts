import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineOperation } from '@shortlist/contracts/operation';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp, createLogger, listen, rawRoute, route } from '../src/index.js';

const list = defineOperation({
  name: 'list',
  summary: 'A text of some length',
  method: 'GET',
  path: '/list',
  auth: 'public',
  query: z.object({ characters: z.coerce.number() }),
  response: z.object({ text: z.string() }),
  errors: {},
});
const follow = defineOperation({ ...list, name: 'follow', path: '/events', stream: true });
const packed = defineOperation({ ...list, name: 'packed', path: '/packed' });

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.close();
});

async function start() {
  const app = createApp({
    log: createLogger({ name: 'test', level: 'silent' }),
    routes: [
      route(list, ({ input }) => ({ text: 'x'.repeat(input.query.characters) })),
      rawRoute(follow, ({ input }, ctx) => {
        ctx.type = 'text/event-stream';
        ctx.body = Readable.from([`data: ${'x'.repeat(input.query.characters)}\n\n`]);
        return Promise.resolve(undefined);
      }),
      rawRoute(packed, (_input, ctx) => {
        ctx.set({ 'content-encoding': 'br', 'content-type': 'application/json' });
        ctx.body = Buffer.alloc(5000, 'x');
        return Promise.resolve(undefined);
      }),
    ],
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  running.push(server);
  return async (path: string, accepts?: string, method = 'GET') => {
    const headers = accepts === undefined ? {} : { 'accept-encoding': accepts };
    const call = httpRequest(`${server.url}${path}`, { headers, method }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    return {
      encoding: answer.headers['content-encoding'],
      vary: answer.headers.vary,
      body: Buffer.concat(parts),
    };
  };
}

describe('an answer', () => {
  it('is compressed as its caller accepts it, and still the same', async () => {
    const call = await start();
    const plain = await call('/list?characters=5000');
    expect(plain).toMatchObject({ encoding: undefined, vary: 'Accept-Encoding' });
    expect(JSON.parse(plain.body.toString())).toEqual({ text: 'x'.repeat(5000) });
    const zipped = await call('/list?characters=5000', 'gzip, deflate');
    expect([zipped.encoding, gunzipSync(zipped.body)]).toEqual(['gzip', plain.body]);
    const brotli = await call('/list?characters=5000', 'gzip, deflate, br');
    expect([brotli.encoding, brotliDecompressSync(brotli.body)]).toEqual(['br', plain.body]);
    expect(brotli.body.length).toBeLessThan(200);
    expect((await call('/list?characters=5000', 'identity')).encoding).toBeUndefined();
  });

  it('is sent as it is when it is short, an event stream, compressed already, or only its head', async () => {
    const call = await start();
    const short = await call('/list?characters=500', 'gzip, br');
    expect([short.encoding, short.body.length]).toEqual([undefined, 511]);
    const events = await call('/events?characters=5000', 'gzip, br');
    expect([events.encoding, events.body.length]).toEqual([undefined, 5008]);
    const packed = await call('/packed?characters=1', 'gzip, br');
    expect([packed.encoding, packed.body.length]).toEqual(['br', 5000]);
    const head = await call('/list?characters=5000', 'gzip, br', 'HEAD');
    expect([head.encoding, head.body.length]).toEqual([undefined, 0]);
  });
});
