import { expect, it } from 'vitest';
import { isLocalCall } from './is-local-call.js';

interface Call {
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
  readonly trustedProxies?: number;
}

function isLocal({ from, headers, host = '127.0.0.1', trustedProxies = 0 }: Call): boolean {
  const call = {
    headers: { host: 'localhost:3000', ...headers },
    socket: { remoteAddress: from ?? '127.0.0.1' },
  };
  return isLocalCall(call, { host, trustedProxies });
}

it.each<Call>([
  {},
  { from: '::1', host: '::1' },
  { from: '::ffff:127.0.0.1', host: 'localhost' },
  { headers: { host: '127.0.0.1:3000' } },
  { headers: { host: '[::1]:3000', origin: 'http://localhost:3000' } },
])('is local: %j', (call) => expect(isLocal(call)).toBe(true));

it.each<Call>([
  { from: '10.0.0.8' },
  { from: '::ffff:10.0.0.8' },
  { from: '' },
  { host: '0.0.0.0' },
  { host: '::' },
  { host: '10.0.0.1' },
  { trustedProxies: 1 },
  { headers: { host: 'shortlist.example' } },
  { headers: { host: 'localhost.example' } },
  { headers: { host: '' } },
  { headers: { 'x-forwarded-for': '127.0.0.1' } },
  { headers: { 'x-forwarded-host': 'shortlist.example' } },
  { headers: { 'x-forwarded-proto': 'https' } },
  { headers: { forwarded: 'for=127.0.0.1' } },
  { headers: { via: '1.1 proxy' } },
  { headers: { 'x-real-ip': '203.0.113.9' } },
  { headers: { 'cf-connecting-ip': '203.0.113.9' } },
  { headers: { 'true-client-ip': '203.0.113.9' } },
  { headers: { 'x-forwarded-for': '' } },
])('is not local: %j', (call) => expect(isLocal(call)).toBe(false));
