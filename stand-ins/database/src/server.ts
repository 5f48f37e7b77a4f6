import { mkdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { ServerState } from './commands/command.js';
import { CursorStore } from './commands/cursor-store.js';
import { Engine } from './storage/engine.js';
import { expireDocuments } from './storage/expire-documents.js';
import { lockFolder } from './storage/folder-lock.js';
import { type LogFunction, serveConnection } from './wire/connection.js';

/** Options of {@link startServer}. */
export interface StartServerOptions {
  /** The folder of the data; made when missing. One server at a time may use it. */
  readonly dataDir: string;
  /** Default 127.0.0.1; only a loopback address is accepted, since there is no authentication. */
  readonly host?: string;
  /** True where only the deployment can reach the host, as in a network of containers: any address is then accepted. */
  readonly isPrivateNetwork?: boolean;
  /** Default 0: any free port. */
  readonly port?: number;
  /** A unix socket instead of host and port. */
  readonly socketPath?: string;
  /** Default: silent. */
  readonly log?: LogFunction;
  /** Default true: acknowledged writes are flushed to disk. False, for tests: only a power cut may lose some. */
  readonly flush?: boolean;
  /** The most memory that documents and indexes may take, in megabytes; more is refused. Default: no limit. */
  readonly memoryMb?: number;
  /** How often expired documents (TTL indexes) and idle cursors are removed, in milliseconds; default 60,000. */
  readonly sweepInterval?: number;
}

/** A running server. */
export interface EmbeddedMongo {
  /** For a MongoDB driver, without a database name. */
  readonly uri: string;
  /** Closes the connections and the data; everything acknowledged is then on disk. */
  stop(): Promise<void>;
}

/** A server in this thread. */
export interface LocalServer extends EmbeddedMongo {
  /** For commands that skip the wire; null once it is stopped. */
  readonly findState: () => ServerState | null;
}

/** Starts a server for MongoDB's wire protocol in this thread. Rejects when the folder or the address can't be used. */
export async function startServer(options: StartServerOptions): Promise<LocalServer> {
  const { dataDir, host = '127.0.0.1', port = 0, socketPath, log = () => undefined } = options;
  if (!socketPath && !options.isPrivateNetwork) assertLoopback(host);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  const engine = await openEngine();
  const state: ServerState = { engine, cursors: new CursorStore() };
  const connections = new Map<Socket, Promise<void>>();
  let lastConnectionId = 0;
  const server = createServer((socket) => {
    lastConnectionId += 1;
    const served = serveConnection({ socket, connectionId: lastConnectionId, server: state, log });
    connections.set(socket, served);
    void served.finally(() => connections.delete(socket));
  });
  try {
    await listen(server, { host, port, socketPath });
  } catch (error) {
    await engine.close();
    await unlock();
    throw error;
  }
  server.on('error', (error) => log('error', `The listener failed: ${error.message}`));
  const sweep = setInterval(() => {
    expireDocuments(engine, Date.now());
    state.cursors.dropIdle(Date.now());
  }, options.sweepInterval ?? 60_000);
  sweep.unref();
  let stopped: Promise<void> | undefined;
  return {
    uri: socketPath ? `mongodb://${encodeURIComponent(socketPath)}` : uriOf(server, host),
    findState: () => (stopped ? null : state),
    stop: () => (stopped ??= stop()),
  };

  async function openEngine(): Promise<Engine> {
    try {
      return await Engine.open(dataDir, {
        flush: options.flush ?? true,
        memoryLimit: options.memoryMb && options.memoryMb * 1024 * 1024,
        log,
      });
    } catch (error) {
      await unlock();
      throw error;
    }
  }

  async function stop(): Promise<void> {
    clearInterval(sweep);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of connections.keys()) socket.destroy();
    await Promise.all(connections.values());
    await closed;
    await engine.close();
    await unlock();
    if (socketPath) await rm(socketPath, { force: true });
  }
}

function assertLoopback(host: string): void {
  if (host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)) return;
  throw new Error(
    `The embedded MongoDB server has no authentication and listens on loopback only, not on ${host}. Use 127.0.0.1, or a MongoDB server.`,
  );
}

function uriOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `mongodb://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function listen(
  server: Server,
  { host, port, socketPath }: { host: string; port: number; socketPath: string | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const listening = () => {
      server.off('error', reject);
      resolve();
    };
    if (socketPath) server.listen(socketPath, listening);
    else server.listen(port, host, listening);
  });
}
