import { EventEmitter, once } from 'node:events';
import {
  Agent,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { connect, Socket } from 'node:net';
import * as http from '@shortlist/contracts/http/gateway';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp, createLogger, listen, type ListeningServer, rawRoute } from '../src/index.js';

const log = createLogger({ name: 'test', level: 'silent' });
const servers: ListeningServer[] = [];

/** An app as a listener: the promise of its answer never rejects. */
function answerWith(app: ReturnType<typeof createApp>) {
  const answer = app.callback();
  return (request: IncomingMessage, response: ServerResponse) => void answer(request, response);
}

async function serve(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  graceMs?: number,
): Promise<ListeningServer> {
  const options = { host: '127.0.0.1', port: 0, ...(graceMs === undefined ? {} : { graceMs }) };
  const server = await listen(listener, options);
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('listen', () => {
  it('takes a free port and answers at its url', async () => {
    const server = await serve((_, response) => response.end('hello'));
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    expect(await (await fetch(server.url)).text()).toBe('hello');
  });

  it('rejects when the port is taken', async () => {
    const { port } = await serve((_, response) => response.end());
    await expect(listen(() => undefined, { host: '127.0.0.1', port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

describe('close', () => {
  it('lets an answer in hand end, and ends keep-alive connections', async () => {
    const arrived = new EventEmitter();
    const server = await serve((_, response) => arrived.emit('request', response));
    const agent = new Agent({ keepAlive: true });
    const call = httpRequest(server.url, { agent }).end();
    const [pending] = (await once(arrived, 'request')) as [ServerResponse];
    const closed = server.close();
    pending.end('late');
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.headers.connection).toBe('close');
    expect(String(await response.toArray())).toBe('late');
    await expect(closed).resolves.toBeUndefined();
    agent.destroy();
  });

  it('cuts off an answer that outlives the grace time', async () => {
    const server = await serve((_, response) => response.write('begun'), 20);
    const response = await fetch(server.url);
    await server.close();
    await expect(response.text()).rejects.toThrow();
  });

  it('does not wait for a connection on which nothing was asked', async () => {
    const server = await serve((_, response) => response.end(), 2 ** 31 - 1);
    const spare = connect(server.port, '127.0.0.1');
    await once(spare, 'connect');
    await (await fetch(server.url)).text();
    const ended = once(spare.resume(), 'close');
    await server.close();
    await expect(ended).resolves.toEqual([false]);
  });

  it('may be called twice', async () => {
    const server = await serve((_, response) => response.end());
    await expect(Promise.all([server.close(), server.close()])).resolves.toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a client that goes away', () => {
  it('aborts the signal of the handler and logs no error', async () => {
    const lines: string[] = [];
    const written = new EventEmitter();
    const write = (line: string) => {
      lines.push(line);
      written.emit('line');
    };
    const client = new Socket();
    const app = createApp({
      log: createLogger({ name: 'test', destination: { write } }),
      routes: [
        rawRoute(http.getStatus, async ({ signal }) => {
          client.destroy();
          await once(signal, 'abort');
          signal.throwIfAborted();
          return undefined;
        }),
      ],
    });
    const { port } = await serve(answerWith(app));
    client.connect(port, '127.0.0.1', () =>
      client.write('GET /status HTTP/1.1\r\nhost: x\r\n\r\n'),
    );
    await once(written, 'line');
    await Promise.all(servers.map((server) => server.close()));
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['info']);
    expect(lines[0]).toContain('"status":499');
  });
});

describe('an answer to a request that is still being sent', () => {
  it('comes after the rest was read', async () => {
    const app = createApp({ log, routes: [] });
    const { url } = await serve(answerWith(app));
    const body = Buffer.alloc(8 * 1024 * 1024);
    const answers = await Promise.all(
      [1, 2, 3].map(() => fetch(`${url}/nowhere`, { method: 'POST', body })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
  });
});
