import * as http from '@shortlist/contracts/http/auth';
import { openEnum } from '@shortlist/contracts/open-enum';
import { defineOperation } from '@shortlist/contracts/operation';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createApp,
  type CreateAppOptions,
  createCommonError,
  createError,
  createLogger,
  createTokenVerifier,
  DomainError,
  rawRoute,
  route,
} from '../src/index.js';
import { createTestTokens } from '../src/testing/index.js';

const greet = defineOperation({
  name: 'greet',
  summary: 'Greets',
  method: 'POST',
  path: '/greetings/{id}',
  auth: 'public',
  params: z.object({ id: z.string().regex(/^\d+$/) }),
  query: z.object({ loud: z.enum(['yes', 'no']).default('no') }),
  body: z.object({
    firstName: z.string().min(1).max(10),
    tags: z.array(z.string()).max(2).default([]),
  }),
  response: z.object({ text: z.string(), mood: z.optional(openEnum(['glad'], 'other')) }),
  errors: { Busy: { status: 409, message: 'Come back at {hour}.' } },
});

const whoAmI = defineOperation({
  name: 'whoAmI',
  summary: 'Who',
  method: 'GET',
  path: '/me',
  auth: 'user',
  response: z.object({ sub: z.string(), email: z.string() }),
  errors: {},
});

const tokens = createTestTokens();

function createTestApp(options: Partial<CreateAppOptions> = {}) {
  const lines: string[] = [];
  const log = createLogger({
    name: 'test',
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
  });
  const app = createApp({
    log,
    verifyToken: createTokenVerifier(tokens.publicKey),
    routes: [
      route(greet, ({ input }) => {
        const { firstName } = input.body;
        if (firstName === 'Busy') throw createError(greet, 'Busy', { hour: '9:00' });
        if (firstName === 'Later') throw new DomainError('Busy', { details: { hour: '9:00' } });
        if (firstName === 'Strange') throw new DomainError('Unheard');
        if (firstName === 'Boom') throw new Error('secret detail');
        if (firstName === 'Wrong') return { text: 7 as unknown as string };
        if (firstName === 'Newer') return { text: 'Hello', mood: 'other' as const };
        return { text: `${input.params.id} ${firstName} ${input.query.loud}`, password: 'hidden' };
      }),
      route(whoAmI, ({ user }) => user),
    ],
    ...options,
  });
  return { agent: request(app.callback()), admin: request(app.admin.callback()), lines };
}

describe('an operation', () => {
  it('gets parsed input and answers only what its contract names', async () => {
    const { agent } = createTestApp();
    const answer = await agent.post('/greetings/42?loud=yes').send({ firstName: 'Ada', extra: 1 });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ text: '42 Ada yes' });
  });

  // 'Later': domain refused, and knows nothing of the operation.
  it.each(['Busy', 'Later'])(
    'answers a named error with its sentence, code and request id (%s)',
    async (firstName) => {
      const { agent } = createTestApp();
      const answer = await agent
        .post('/greetings/1')
        .set('x-request-id', 'abc-1')
        .send({ firstName });
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({
        detail: 'Come back at 9:00.',
        message: 'Come back at 9:00.',
        code: 'Busy',
        requestId: 'abc-1',
      });
      expect(answer.headers['x-request-id']).toBe('abc-1');
    },
  );

  it('takes a refusal that it does not declare for a fault, whose names are in the log', async () => {
    const { agent, lines } = createTestApp();
    const answer = await agent.post('/greetings/1').send({ firstName: 'Strange' });
    expect([answer.status, answer.body]).toMatchObject([500, { code: 'Internal' }]);
    expect(JSON.stringify(answer.body)).not.toContain('Unheard');
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([
      expect.stringMatching(/The operation greet was refused with Unheard/),
    ]);
  });

  // 'Newer': a value that this release may read but not write.
  it.each(['Boom', 'Wrong', 'Newer'])(
    'answers a bare 500 for %s and logs the details',
    async (firstName) => {
      const { agent, lines } = createTestApp();
      const answer = await agent.post('/greetings/1').send({ firstName });
      expect(answer.status).toBe(500);
      expect(answer.body).toMatchObject({ code: 'Internal' });
      expect(JSON.stringify(answer.body)).not.toContain('secret');
      expect(lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
    },
  );

  it.each([
    [{}, 'First name is missing. Please provide it.'],
    [{ firstName: '' }, 'First name is empty. Please provide it.'],
    [{ firstName: 'eleven chars' }, 'First name must be at most 10 characters long.'],
    [{ firstName: { $gt: '' } }, 'First name is not valid. Please check it.'],
    [{ firstName: 'Ada', tags: ['a', 2] }, 'Tags 2 is not valid. Please check it.'],
    [{ firstName: 'Ada', tags: ['a', 'b', 'c'] }, 'Tags must be at most 2 items long.'],
    [
      { firstName: 'a\0' },
      'First name has a hidden character that can’t be stored. Please type that part again.',
    ],
    [
      { firstName: 'Ada', tags: ['a', '\udc00'] },
      'Tags 2 has a hidden character that can’t be stored. Please type that part again.',
    ],
    [[], 'The request is not valid. Please check it.'],
    [undefined, 'The request is missing. Please provide it.'],
  ])('refuses the body %j with 422', async (body, message) => {
    const { agent } = createTestApp();
    const answer = await agent.post('/greetings/1').send(body as object);
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      422,
      'InvalidInput',
      message,
    ]);
  });

  it('refuses bad params and a bad query with 422', async () => {
    const { agent } = createTestApp();
    const body = { firstName: 'Ada' };
    expect((await agent.post('/greetings/x').send(body)).status).toBe(422);
    expect((await agent.post('/greetings/1?loud=a&loud=b').send(body)).status).toBe(422);
  });

  it.each([
    ['cut off', '{"firstName":', 'application/json', 400, 'MalformedBody'],
    ['not an object', '"text"', 'application/json', 400, 'MalformedBody'],
    [
      'a poisoned prototype',
      '{"__proto__":{"firstName":"Ada"}}',
      'application/json',
      400,
      'MalformedBody',
    ],
    ['a form', 'firstName=Ada', 'application/x-www-form-urlencoded', 415, 'UnsupportedMediaType'],
    [
      'over 1 MiB',
      `{"firstName":"${'x'.repeat(1024 * 1024)}"}`,
      'application/json',
      413,
      'TooLarge',
    ],
  ])('refuses a body that is %s', async (_, body, type, status, code) => {
    const { agent } = createTestApp();
    const answer = await agent.post('/greetings/1').set('content-type', type).send(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('refuses a body that claims to be gzip and is not', async () => {
    const { agent } = createTestApp();
    const answer = await agent
      .post('/greetings/1')
      .set({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .send('{"firstName":"Ada"}');
    expect([answer.status, answer.body.code]).toEqual([400, 'MalformedBody']);
  });
});

describe('auth: user', () => {
  it('hands the claims of a valid token to the handler', async () => {
    const { agent } = createTestApp();
    const token = tokens.sign({ sub: 'u1', email: 'ada@example.com' });
    const answer = await agent.get('/me').set('authorization', `Bearer ${token}`);
    expect(answer.body).toEqual({ sub: 'u1', email: 'ada@example.com' });
  });

  it.each([
    ['missing', ''],
    ['not a token', 'Bearer x'],
    ['of another scheme', 'Basic dTpw'],
    ['huge', `Bearer ${'x'.repeat(8000)}`],
    ['expired', `Bearer ${tokens.sign({}, -60)}`],
    ['signed by another key', `Bearer ${createTestTokens().sign()}`],
  ])('answers 401 to a token that is %s', async (_, authorization) => {
    const { agent } = createTestApp();
    const answer = await agent.get('/me').set('authorization', authorization);
    expect([answer.status, answer.body.code]).toEqual([401, 'Unauthenticated']);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('is refused at start without a verifier', () => {
    const log = createLogger({ name: 'test', level: 'silent' });
    expect(() => createApp({ log, routes: [route(whoAmI, ({ user }) => user)] })).toThrow('whoAmI');
  });
});

describe('rawRoute', () => {
  it('answers when the line to another part broke after the body was read', async () => {
    const broken = rawRoute(greet, async (_call, ctx) => {
      for await (const _chunk of ctx.req) continue;
      // As its stream ends, the request is destroyed, a moment later.
      await new Promise((resolve) => setImmediate(resolve));
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    });
    const { agent } = createTestApp({ routes: [broken] });
    const response = await agent.post('/greetings/1').send({ firstName: 'Mo' });
    expect(response.status).toBe(500);
  });

  it('leaves the body to the handler, which may write the answer itself', async () => {
    const { agent } = createTestApp({
      routes: [
        rawRoute(greet, async ({ input }, ctx) => {
          const chunks: string[] = [];
          for await (const chunk of ctx.req) chunks.push(String(chunk));
          ctx.type = 'text/plain';
          ctx.body = `${input.params.id}:${chunks.join('')}`;
          return undefined;
        }),
      ],
    });
    const answer = await agent.post('/greetings/7').set('content-type', 'text/plain').send('raw');
    expect(answer.text).toBe('7:raw');
  });
});

describe('every answer', () => {
  it('carries the headers of an API', async () => {
    const { agent } = createTestApp();
    const { headers } = await agent.get('/nowhere');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it.each(['', 'a b', 'x'.repeat(101), 'é"}'])('replaces the request id %j', async (given) => {
    const { agent } = createTestApp();
    const answer = await agent.get('/nowhere').set('x-request-id', encodeURI(given));
    expect(answer.body.requestId).toMatch(/^[\da-f-]{36}$/);
  });

  it('is 404 for an unknown address and 405 with Allow for another method', async () => {
    const { agent } = createTestApp();
    const missing = await agent.get('/nowhere');
    expect([missing.status, missing.body.code]).toEqual([404, 'NotFound']);
    const refused = await agent.delete('/greetings/1');
    expect([refused.status, refused.body.code]).toEqual([405, 'MethodNotAllowed']);
    expect(refused.headers['allow']).toBe('POST');
  });

  it.each([
    '/Greetings/1',
    '/greetings/1/',
    '//greetings/1',
    '/greetings/%31',
    '/greetings/%E0%A4%A',
  ])('is 404 for %s, which is another spelling of an address', async (path) => {
    const { agent } = createTestApp();
    const answer = await agent.post(path).send({ firstName: 'Ada' });
    expect([answer.status, answer.body.code]).toEqual([404, 'NotFound']);
  });

  it('is logged once with its route and without query, token or body (ASVS 16.2.5)', async () => {
    const { agent, lines } = createTestApp();
    await agent
      .post('/greetings/1?loud=yes&token=hush')
      .set('authorization', 'Bearer hush')
      .send({ firstName: 'hush' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      method: 'POST',
      route: '/greetings/:id',
      status: 200,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(lines[0]).not.toContain('hush');
  });
});

describe('a handler that hangs', () => {
  it('is answered for with 503 when its time is up, and its end is told by the log', async () => {
    let end = (): void => undefined;
    const { agent, lines } = createTestApp({
      routes: [
        route({ ...greet, answerSeconds: 0.55 }, () => {
          return new Promise((_resolve, reject) => {
            end = () => reject(new Error('The database went away.'));
          });
        }),
      ],
    });
    const answer = await agent.post('/greetings/1').send({ firstName: 'Ada' });
    expect([answer.status, answer.body.code]).toEqual([503, 'StillWorking']);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 'warn', code: 'StillWorking', msg: 'the answer is late' }),
    );
    end();
    await new Promise(setImmediate);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      operation: 'greet',
      msg: 'failed after the answer was due',
      err: { message: 'The database went away.' },
    });
  });
});

describe('the admin app', () => {
  it('is ready when every check says so', async () => {
    const { admin } = createTestApp({
      checks: { mongo: () => true, bus: () => Promise.resolve(true) },
    });
    const answer = await admin.get('/readyz');
    expect([answer.status, answer.body]).toEqual([
      200,
      { ready: true, checks: { mongo: 'ok', bus: 'ok' } },
    ]);
  });

  it('names each check that fails, throws or stays silent', async () => {
    const { admin } = createTestApp({
      checkTimeoutMs: 20,
      checks: {
        no: () => false,
        broken: () => Promise.reject(new Error('down')),
        thrown: () => {
          throw new Error('down');
        },
        silent: () => new Promise<boolean>(() => undefined),
        fine: () => true,
      },
    });
    const answer = await admin.get('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({
      ready: false,
      checks: { no: 'failed', broken: 'failed', thrown: 'failed', silent: 'timeout', fine: 'ok' },
    });
    expect((await admin.get('/healthz')).status).toBe(200);
  });

  it('measures requests by route template', async () => {
    const { agent, admin } = createTestApp();
    await agent.post('/greetings/123').send({ firstName: 'Ada' });
    await agent.get('/nowhere/123');
    const { text } = await admin.get('/metrics');
    expect(text).toContain(
      'http_request_duration_seconds_count{method="POST",route="/greetings/:id",status="200"} 1',
    );
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="unmatched",status="404"} 1',
    );
    expect(text).toContain('process_cpu_user_seconds_total');
    expect(text).not.toContain('/nowhere');
  });

  it.each(['/healthz', '/readyz', '/metrics'])('alone answers %s', async (path) => {
    const { agent, admin, lines } = createTestApp();
    expect((await admin.get(path)).status).toBe(200);
    expect(lines).toEqual([]);
    expect((await agent.get(path)).status).toBe(404);
    expect((await admin.post('/greetings/1').send({ firstName: 'Ada' })).status).toBe(404);
  });
});

describe('errors of others', () => {
  const failing = (error: unknown) =>
    createTestApp({ routes: [route(greet, () => Promise.reject(error))] });

  it.each([
    [
      'no database',
      Object.assign(new Error('x'), { name: 'MongoServerSelectionError' }),
      503,
      'Unavailable',
    ],
    ['formidable', Object.assign(new Error('x'), { httpCode: 413 }), 413, 'TooLarge'],
    [
      'a status without a code',
      Object.assign(new Error('x'), { status: 418 }),
      422,
      'InvalidInput',
    ],
    ['no error status', Object.assign(new Error('x'), { status: 200 }), 500, 'Internal'],
    ['text', 'text', 500, 'Internal'],
    ['nothing', undefined, 500, 'Internal'],
    ['a common error', createCommonError('TooManyRequests'), 429, 'TooManyRequests'],
  ])('%s', async (_, error, status, code) => {
    const answer = await failing(error).agent.post('/greetings/1').send({ firstName: 'Ada' });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

it('types an operation of the product', () => {
  const log = createLogger({ name: 'test', level: 'silent' });
  const mounted = route(http.verifyEmail, ({ input }) => ({ message: input.body.token }));
  expect(() => createApp({ log, routes: [mounted] })).not.toThrow();
});
