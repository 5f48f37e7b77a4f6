import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface RemoteServer {
  readonly url: string;
  /** Paths that were asked for since the last deployment. */
  readonly asked: readonly string[];
  /** Serves the files of this folder alone from now on, `changed` as they come out of it. */
  deploy(folder: string, changed?: (file: string, bytes: Buffer) => Buffer): void;
  /** Takes requests of such files and never answers them, until the next deployment. */
  stall(file: RegExp): void;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html',
};

const unchanged = (_file: string, bytes: Buffer) => bytes;

/** The origin of a team of its own: static files, open to other origins, as a CDN serves them. */
export async function serveRemote(): Promise<RemoteServer> {
  let folder = '';
  let change = unchanged;
  let stalled: RegExp | null = null;
  const asked: string[] = [];

  async function answer(pathname: string, response: ServerResponse): Promise<void> {
    const file = path.basename(pathname);
    asked.push(file);
    if (stalled?.test(file)) return;
    const bytes = await readFile(path.join(folder, file)).catch(() => null);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    // A browser would go on with a spoilt file as long as with a good one.
    const isFinal = file.endsWith('.js') && change === unchanged;
    response.setHeader('Cache-Control', isFinal ? 'max-age=600, immutable' : 'no-store');
    response.statusCode = bytes === null ? 404 : 200;
    response.end(bytes === null ? 'Nothing here.' : change(file, bytes));
  }

  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://remote').pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    deploy: (next, changed) => {
      folder = next;
      change = changed ?? unchanged;
      stalled = null;
      asked.length = 0;
    },
    stall: (file) => {
      stalled = file;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
