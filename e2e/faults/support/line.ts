import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

type State = 'open' | 'cut' | 'dark' | 'deaf' | { readonly greeting: string };

/** A connection to a server that a test can spoil: each process reaches each other one over a line of its own. */
export class Line {
  readonly url: string;
  /** Milliseconds by which every answer is late; requests pass at once. */
  answerMs = 0;
  #state: State = 'open';
  readonly #server: Server;
  readonly #far: URL;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, far: URL) {
    const near = new URL(far);
    const { address, port } = server.address() as AddressInfo;
    near.host = `${address}:${port}`;
    // An address of the web has a slash at its end that was not there.
    this.url = far.pathname === '/' ? near.href.replace(/\/$/, '') : near.href;
    this.#far = far;
    this.#server = server;
    server.on('connection', (socket) => this.#accept(socket));
  }

  /** Opens a line to the server at `url` for those who reach `address`. */
  static async open(url: string, address = '127.0.0.1'): Promise<Line> {
    const server = createServer();
    server.listen(0, address);
    await once(server, 'listening');
    return new Line(server, new URL(url));
  }

  /** Resets every connection, and each new one, until `heal`. */
  cut(): void {
    this.#state = 'cut';
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Swallows everything from now on. Connections of before `heal` stay silent for ever, as behind a firewall that forgot them. */
  darken(): void {
    this.#state = 'dark';
    for (const socket of this.#sockets) socket.removeAllListeners('data').pause();
  }

  /** Passes on what is asked and loses the answers, until `heal` resets the connections. */
  deafen(): void {
    this.#state = 'deaf';
  }

  /** Resets every connection, and answers each new one with nothing but this, until `heal`. */
  greet(greeting: string): void {
    this.cut();
    this.#state = { greeting };
  }

  heal(): void {
    if (this.#state === 'deaf') this.cut();
    this.#state = 'open';
    this.answerMs = 0;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => {
      // A killed process cuts the line; the other end is closed with it.
    });
  }

  #accept(near: Socket): void {
    this.#keep(near);
    if (this.#state === 'dark') near.pause();
    else if (this.#state === 'cut') near.resetAndDestroy();
    else if (typeof this.#state === 'object') near.end(this.#state.greeting);
    else this.#connect(near);
  }

  #connect(near: Socket): void {
    const far = connect(Number(this.#far.port), this.#far.hostname);
    this.#keep(far);
    near.on('data', (chunk: Buffer) => far.write(chunk));
    let answered: Promise<unknown> = Promise.resolve();
    far.on('data', (chunk: Buffer) => {
      if (this.#state === 'deaf') return;
      answered = answered
        .then(() => (this.answerMs > 0 ? delay(this.answerMs) : undefined))
        .then(() => near.write(chunk));
    });
    near.on('close', () => this.#state !== 'dark' && far.end());
    far.on('close', () => {
      if (this.#state !== 'dark') void answered.then(() => near.end());
    });
  }
}
