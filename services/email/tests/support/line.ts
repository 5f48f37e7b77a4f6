import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to a database that can be cut and restored. */
export interface Line {
  /** The database's connection string, through this line. */
  readonly uri: string;
  /** Ends every connection and accepts no others. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens a line to the database of a connection string. */
export async function startLine(databaseUri: string): Promise<Line> {
  const database = new URL(databaseUri);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {
      // A cut connection is this line's own doing.
    });
  };
  let port = 0;
  let server: Server;
  const open = async () => {
    server = createServer((near) => {
      const far = connect(Number(database.port), database.hostname);
      keep(near);
      keep(far);
      near.pipe(far).pipe(near);
      far.on('close', () => near.destroy());
      near.on('close', () => far.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  const uri = new URL(databaseUri);
  uri.host = `127.0.0.1:${port}`;
  uri.searchParams.set('directConnection', 'true');
  return { uri: uri.href, cut, mend: open, stop: cut };
}
