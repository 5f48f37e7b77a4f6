import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP link to the broker that a test can cut, as a crash or a network fault would. */
export class Link {
  readonly url: string;
  readonly #server: ReturnType<typeof createServer>;
  readonly #sockets = new Set<Socket>();
  #open = true;

  private constructor(server: ReturnType<typeof createServer>, url: string) {
    this.#server = server;
    this.url = url;
  }

  /** Listens on loopback and passes everything on to the broker of `brokerUrl`. */
  static async to(brokerUrl: string): Promise<Link> {
    const target = new URL(brokerUrl);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = new URL(brokerUrl);
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    const link = new Link(server, url.href);
    server.on('connection', (near) => {
      if (!link.#open) {
        near.destroy();
        return;
      }
      const far = connect(Number(target.port || 5672), target.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        link.#sockets.add(one);
        one.setNoDelay(true);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          link.#sockets.delete(one);
          other.destroy();
        });
      }
    });
    return link;
  }

  /** Cuts what is connected and refuses what comes, until `restore`. */
  cut(): void {
    this.#open = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.#open = true;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
