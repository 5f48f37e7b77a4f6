import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program of somebody that webhooks are sent to; `answer` is the status it answers with, null for no answer at all. */
export async function startReceiver() {
  const received: Received[] = [];
  const state: { answer: number | null; location: string } = { answer: 204, location: '' };
  const server = createServer((request, response) => {
    request
      .setEncoding('utf8')
      .toArray()
      .then((parts) => {
        received.push({ headers: request.headers, body: parts.join('') });
        if (state.answer === null) return;
        if (state.location) response.setHeader('location', state.location);
        response.statusCode = state.answer;
        response.end(state.answer === 204 ? undefined : 'No thanks\u0000');
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    state,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Whether what arrived was signed with `secret`, as a receiver checks it (docs/api.md). */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`);
}
