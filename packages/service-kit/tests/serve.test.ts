import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp, createLogger, ListenError, serve, serveAdmin } from '../src/index.js';

const anywhere = { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 };
const app = createApp({ log: createLogger({ name: 'test', level: 'silent' }) });
let other: Server;
let taken: number;

beforeEach(async () => {
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = (other.address() as AddressInfo).port;
});

afterEach(async () => {
  other.close();
  await once(other, 'close');
});

describe('serve', () => {
  it('answers health on the admin port alone, until it is closed', async () => {
    const server = await serve(app, anywhere);
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect((await fetch(`${server.adminUrl}${path}`)).status).toBe(200);
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    }
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
    await expect(fetch(server.adminUrl)).rejects.toThrow();
  });

  it('says in one sentence that the admin port is taken', async () => {
    const refused = serve(app, { ...anywhere, adminPort: taken });
    await expect(refused).rejects.toBeInstanceOf(ListenError);
    await expect(refused).rejects.toThrow(
      `The port ${taken} is already in use. Please set ADMIN_PORT to a free one.`,
    );
  });

  it('keeps no admin port when the port is taken', async () => {
    const free = await serveAdmin(app, anywhere);
    await free.close();
    await expect(serve(app, { ...anywhere, port: taken, adminPort: free.port })).rejects.toThrow(
      `The port ${taken} is already in use. Please set PORT to a free one.`,
    );
    await expect(fetch(free.adminUrl)).rejects.toThrow();
  });

  it('names the variable of an address that is not of this machine', async () => {
    await expect(serveAdmin(app, { adminHost: '192.0.2.1', adminPort: 0 })).rejects.toThrow(
      'This machine has no address 192.0.2.1. Please set ADMIN_HOST to one that it has.',
    );
  });
});
