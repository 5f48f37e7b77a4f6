import { describe, expect, it } from 'vitest';
import { allowSockets } from './allow-sockets.mjs';

const policy = "default-src 'self'; connect-src 'self' https://cdn.example; object-src 'none'";
const change = (host, headers = { 'content-security-policy': policy }) =>
  allowSockets(headers, host)['content-security-policy'];

describe('the policy of a page in development', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'dev.example'])(
    'allows sockets to %s and changes nothing else',
    (host) => {
      expect(change(host)).toBe(
        `default-src 'self'; connect-src 'self' https://cdn.example ws://${host} wss://${host}; object-src 'none'`,
      );
    },
  );

  it.each([undefined, '', "x; script-src 'unsafe-inline'", 'a b', '*', 'localhost:3000,evil'])(
    'is left as it is for the host %j',
    (host) => {
      expect(change(host)).toBe(policy);
    },
  );

  it('is made for nothing that has none', () => {
    expect(change('localhost', { etag: '"1"' })).toBeUndefined();
  });
});
