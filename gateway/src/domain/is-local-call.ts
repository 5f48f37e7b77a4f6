import type { IncomingMessage } from 'node:http';
import { isLoopbackHost, isLoopbackName } from './mailbox-access.js';

/** Headers by which proxies and content networks name the client or themselves. */
const ofProxies =
  /^(?:x-forwarded(?:-.*)?|forwarded(?:-for)?|via|x-real-ip|x-(?:original|client|cluster|envoy|azure|appengine)-.*|cf-.*|true-client-ip|fastly-client-ip|fly-client-ip|x-amzn-trace-id)$/;

/** IPv4 loopback may come in over a socket of both families, as `::ffff:127.0.0.1`. */
const plainAddress = (address = '') => address.replace(/^::ffff:/i, '');

/**
 * True for a call from this machine to a gateway that only this machine reaches: HOST and the socket's address are
 * loopback, the name that the client asked for is, and no header of a proxy says that somebody else is behind it.
 */
export function isLocalCall(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & {
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
  { host, trustedProxies }: { readonly host: string; readonly trustedProxies: number },
): boolean {
  return (
    trustedProxies === 0 &&
    isLoopbackName(host) &&
    isLoopbackName(plainAddress(socket.remoteAddress)) &&
    isLoopbackHost(headers.host) &&
    !Object.keys(headers).some((name) => ofProxies.test(name))
  );
}
