import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a MongoDB server that counts who is connected over it. */
export interface CountingLink {
  readonly uri: string;
  /** Connections now. */
  readonly size: number;
  /** Connections so far. */
  readonly total: number;
  /** Resolves when the last connection was closed. */
  emptied(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCountingLink(target: string): Promise<CountingLink> {
  const { hostname, port: targetPort, pathname } = new URL(target);
  const connections = new Set<Socket>();
  const waiting = new Set<() => void>();
  let total = 0;
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname);
    connections.add(near);
    total += 1;
    near.pipe(far).pipe(near);
    far.on('error', () => near.destroy());
    near.on('error', () => far.destroy());
    near.on('close', () => {
      far.destroy();
      connections.delete(near);
      if (connections.size > 0) return;
      waiting.forEach((resolve) => resolve());
      waiting.clear();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${port}${pathname}?directConnection=true`,
    get size() {
      return connections.size;
    },
    get total() {
      return total;
    },
    emptied: async () => {
      if (connections.size > 0) await new Promise<void>((resolve) => waiting.add(resolve));
    },
    stop: async () => {
      connections.forEach((connection) => connection.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
