import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { lookupPublic, PrivateAddressError, type ResolveName } from './lookup-public.js';
import { addressOfHost, isPublicAddress } from './public-address.js';

export interface SendRequestInput {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Private addresses and http are allowed for this one. */
  readonly allowsPrivate: boolean;
  /** Ends the request. */
  readonly signal: AbortSignal;
  /** Default: the system's resolver. */
  readonly resolve?: ResolveName | undefined;
}

/**
 * Sends a request to an address that a person entered, over a new connection, and resolves with the answer as its headers
 * arrive. Follows no redirect. Throws `PrivateAddressError` for an address that is not public, else what
 * Node.js throws.
 */
export async function sendRequest(input: SendRequestInput): Promise<IncomingMessage> {
  const { method, headers, body, allowsPrivate, signal, resolve } = input;
  const url = new URL(input.url);
  const literal = addressOfHost(url.hostname);
  if (!allowsPrivate && (url.protocol !== 'https:' || (literal && !isPublicAddress(literal))))
    throw new PrivateAddressError('It is not an https address on the public internet.');
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise<IncomingMessage>((done, fail) => {
    send(url, {
      method,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
      // A kept connection would skip the look at its address.
      agent: false,
      ...(allowsPrivate ? {} : { lookup: lookupPublic(resolve) }),
    })
      .once('response', done)
      .once('error', fail)
      .end(body);
  });
}
