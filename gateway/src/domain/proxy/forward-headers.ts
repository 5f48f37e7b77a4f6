import type { ServerResponse } from 'node:http';
import { localCallerHeader } from '@shortlist/contracts/constants';
import type { TracedInput } from './forward-input.js';

/** Headers that belong to one connection and are never passed on (RFC 9110 §7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
]);

const noOptions: readonly string[] = [];

/** Headers that the client's `connection` header names; nearly always none besides `keep-alive`. */
function connectionOptions(connection: string | undefined): readonly string[] {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') {
    return noOptions;
  }
  return connection.split(',').map((name) => name.trim().toLowerCase());
}

/** The headers to send to the other side: names and values in turn. */
export function requestHeaders(input: TracedInput): string[] {
  const headers: string[] = [];
  const { trace, authorization } = input;
  const options = connectionOptions(input.request.headers.connection);
  const raw = input.request.rawHeaders;
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    const replaced =
      name === 'x-request-id' ||
      name === localCallerHeader ||
      name.startsWith('x-forwarded-') ||
      (authorization !== undefined && name === 'authorization') ||
      trace?.drop.includes(name);
    if (!hopByHop.has(name) && !options.includes(name) && !replaced) {
      headers.push(name, raw[index + 1] ?? '');
    }
  }
  headers.push('x-request-id', input.requestId, 'x-forwarded-for', input.clientAddress);
  if (input.isLocal === true) headers.push(localCallerHeader, 'true');
  if (authorization !== undefined) headers.push('authorization', authorization);
  for (const name in trace?.add) headers.push(name, trace.add[name] ?? '');
  return headers;
}

/** Gives an answer status and headers, which are sent with its body. */
export function setHead(
  response: ServerResponse,
  status: number,
  headers: NodeJS.Dict<string | string[]>,
): void {
  response.statusCode = status;
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !hopByHop.has(name)) response.setHeader(name, value);
  }
}
