import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface Upstream {
  readonly url: string;
  readonly seen: SeenRequest[];
  stop(): Promise<void>;
}

/** A real HTTP server in the place of a service; `answer` takes over after the body was read, unless `raw`. */
export async function startUpstream(
  answer: RequestListener = (_request, response) => response.end('{}'),
  { raw = false } = {},
): Promise<Upstream> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    if (raw) {
      answer(request, response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
      });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
