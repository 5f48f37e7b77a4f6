import type { LookupAddress } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendWebhook, type SendWebhookInput } from './send-webhook.js';

let server: Server;
let port: number;
let connections: number;
beforeEach(async () => {
  connections = 0;
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => new Promise<void>((done) => void server.close(() => done())));

const { signal: stopping } = new AbortController();
const send = (url: string, more: Partial<SendWebhookInput> = {}) =>
  sendWebhook({ url, headers: {}, body: '{}', allowsPrivate: false, stopping, ...more });
const leadingTo = (...addresses: readonly string[]): Pick<SendWebhookInput, 'resolve'> => ({
  resolve: (_, answer) =>
    answer(
      null,
      addresses.map((address): LookupAddress => ({
        address,
        family: address.includes(':') ? 6 : 4,
      })),
    ),
});

it.each([
  [['127.0.0.1']],
  [['8.8.8.8', '127.0.0.1']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['169.254.169.254']],
])('connects to nothing when a public name leads to %j', async (addresses) => {
  const sent = await send(`https://hooks.example.com:${port}/`, leadingTo(...addresses));
  expect(sent).toMatchObject({ status: null, problem: expect.stringContaining('private network') });
  expect(connections).toBe(0);
});

it('goes to the address that it looked at: a name that leads elsewhere a moment later gains nothing (ASVS 1.3.6)', async () => {
  let asked = 0;
  const resolve: SendWebhookInput['resolve'] = (_, answer) => {
    asked += 1;
    // A public address that nobody answers at, then this machine.
    const address = asked === 1 ? '2001:500::1' : '127.0.0.1';
    answer(null, [{ address, family: asked === 1 ? 6 : 4 }]);
  };
  const cut = AbortSignal.timeout(300);
  const sent = await send(`https://hooks.example.com:${port}/`, { resolve, stopping: cut });
  expect(sent.status).toBeNull();
  expect([asked, connections]).toEqual([1, 0]);
});

it.each(['https://127.0.0.1', 'https://[::ffff:7f00:1]', 'http://8.8.8.8'])(
  'does not even connect to %s, stored before the operator forbade it',
  async (origin) => {
    const sent = await send(`${origin}:${port}/`);
    expect(sent.problem).toContain('private network');
    expect(connections).toBe(0);
  },
);

it('says as a sentence what went wrong', async () => {
  const broken = await send(`http://127.0.0.1:${port}/`, { allowsPrivate: true });
  expect(broken.problem).toMatch(/^No connection could be made \(\w+\)\.$/);
  const unknown = await send('https://hooks.example.com/', {
    resolve: (_, answer) => answer(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []),
  });
  expect(unknown.problem).toBe('Its name could not be found.');
});
