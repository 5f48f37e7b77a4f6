import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { addressOfHost, isPublicAddress, lookupPublic } from '@shortlist/service-kit';
import type { CustomFetch } from 'openid-client';

/** More than any discovery document, key set or token of a provider. */
const maxBytes = 256 * 1024;

/** A provider is at an address that may not be called. */
export class RefusedAddressError extends Error {}

/** Whether the address may be called: https on the public internet, or anything of the web where `allowsPrivate`. */
export function mayBeCalled(address: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const literal = addressOfHost(hostname);
  if (allowsPrivate) return /^https?:$/.test(protocol);
  return protocol === 'https:' && (literal === null || isPublicAddress(literal));
}

async function readBody(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Sends what openid-client asks of a provider: to public addresses, without redirects, within size and time. */
export function createProviderFetch({
  allowsPrivate,
  timeoutMs,
}: {
  readonly allowsPrivate: boolean;
  readonly timeoutMs: number;
}): CustomFetch {
  return async (address, { method, headers, body }) => {
    if (!mayBeCalled(address, allowsPrivate))
      throw new RefusedAddressError(`${address} may not be called.`);
    const url = new URL(address);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const text = body === undefined || body === null ? '' : String(body as URLSearchParams);
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      send(url, {
        method,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(text)) },
        signal: AbortSignal.timeout(timeoutMs),
        // A connection of its own: a kept one would skip the look at its address.
        agent: false,
        ...(allowsPrivate ? {} : { lookup: lookupPublic() }),
      })
        .once('response', done)
        .once('error', fail)
        .end(text);
    });
    try {
      const content = await readBody(answer);
      const status = answer.statusCode ?? 502;
      return new Response(status === 204 || status === 304 ? null : content, {
        status,
        headers: Object.entries(answer.headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
        ),
      });
    } finally {
      answer.destroy();
    }
  };
}
