import type { IncomingMessage } from 'node:http';
import { findAddressProblem, sendRequest } from '@shortlist/service-kit';
import type { CustomFetch } from 'openid-client';

/** More than any discovery document, key set or token of a provider. */
const maxBytes = 256 * 1024;

/** Says why a provider may not be at an address, as a sentence; null where it may. */
export const findIssuerProblem = (address: string, allowsPrivate: boolean): string | null =>
  findAddressProblem(address, { allowsPrivate, calls: 'Single sign-on goes' });

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
  return async (url, { method, headers, body }) => {
    const problem = findIssuerProblem(url, allowsPrivate);
    if (problem !== null) throw new Error(`${new URL(url).host}: ${problem}`);
    const answer = await sendRequest({
      url,
      method,
      headers,
      body: body === undefined || body === null ? '' : String(body as URLSearchParams),
      allowsPrivate,
      signal: AbortSignal.timeout(timeoutMs),
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
