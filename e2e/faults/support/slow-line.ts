import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A connection to a server on which every answer is delayed. */
export interface SlowLine {
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens a line to the server at `url` that delays answers by `answerMs`; requests pass at once. */
export async function startSlowLine(url: string, answerMs: number): Promise<SlowLine> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {
        // A killed process cuts the line; the other end is closed with it.
      });
    }
    near.on('close', () => far.end());
    far.on('close', () => near.end());
    near.pipe(far, { end: false });
    let answered: Promise<unknown> = Promise.resolve();
    far.on('data', (chunk: Buffer) => {
      answered = answered.then(() => delay(answerMs)).then(() => near.write(chunk));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = new URL(url);
  near.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: near.href,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
