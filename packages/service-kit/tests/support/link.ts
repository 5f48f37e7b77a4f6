import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a MongoDB server that a test can cut, or on which it can silence the server. */
export interface Link {
  readonly uri: string;
  /** Cuts what is connected and refuses what comes. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Passes nothing on, as a stopped process or a lost route: connections stay, and new ones are taken. */
  freeze(): void;
  /** Held messages arrive. */
  thaw(): void;
}

export async function startLink(target: string): Promise<Link> {
  const { hostname, port: targetPort, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('data', (chunk) => other.write(chunk));
      if (frozen) one.pause();
    }
  });
  const open = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await open(0);
  const { port } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${port}${pathname}?directConnection=true`,
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      }),
    restore: () => open(port),
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
