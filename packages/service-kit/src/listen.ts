import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { skipEmptyPieces } from './skip-empty-pieces.js';

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Variables that set port and host, for the error message when they can't be used. Default PORT and HOST. */
  readonly variables?: { readonly port: string; readonly host: string };
  /** Milliseconds to receive a whole request; the answer may take longer. Default 10 minutes. */
  readonly requestTimeoutMs?: number;
  /** Milliseconds that close() waits for open answers before it cuts them off. Default 8000. */
  readonly graceMs?: number;
}

export interface ListeningServer {
  readonly url: string;
  readonly port: number;
  /** Takes no new requests, lets open ones finish, closes idle connections. Resolves when all are closed. */
  close(): Promise<void>;
}

/** Anything with Koa's `callback()`, or a plain request listener. */
export type Listenable = RequestListener | { callback(): RequestListener };

function prepareClose(server: Server, graceMs: number): () => Promise<void> {
  /** Open answers by connection. Node counts a browser's unused connection as busy; here it has none. */
  const inHand = new Map<Socket, Set<ServerResponse>>();
  let closing: Promise<void> | undefined;
  const closeIfIdle = (socket: Socket) => {
    if (closing && inHand.get(socket)?.size === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    inHand.set(socket, new Set());
    socket.once('close', () => inHand.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    inHand.get(socket)?.add(response);
    if (closing) response.setHeader('connection', 'close');
    response.once('close', () => {
      inHand.get(socket)?.delete(response);
      closeIfIdle(socket);
    });
  });
  return () => {
    closing ??= new Promise((resolve, reject) => {
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close((error) => {
        clearTimeout(cutOff);
        if (error) reject(error);
        else resolve();
      });
    });
    for (const [socket, responses] of inHand) {
      for (const response of responses) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
      closeIfIdle(socket);
    }
    return closing;
  };
}

/**
 * Serves `app`. Rejects with a ListenError when the address can't be used. Keep-alive outlasts that of the gateway's
 * pool, so that a connection is never closed while the gateway begins a request on it.
 */
export async function listen(app: Listenable, options: ListenOptions): Promise<ListeningServer> {
  const { host, port, requestTimeoutMs = 600_000, graceMs = 8000 } = options;
  const listener = typeof app === 'function' ? app : app.callback();
  const server = createServer(
    { requestTimeout: requestTimeoutMs, headersTimeout: 30_000, keepAliveTimeout: 65_000 },
    listener,
  );
  server.on('connection', skipEmptyPieces);
  const close = prepareClose(server, graceMs);
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: unknown) => reject(explainListenError(error, options) as Error);
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  const hostname = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${hostname}:${address.port}`, port: address.port, close };
}

/** The address can't be used; the message is a sentence that says what to do. */
export class ListenError extends Error {
  constructor(
    message: string,
    /** Node's, e.g. `EADDRINUSE`. */
    readonly code: string,
    cause: unknown,
  ) {
    super(message, { cause });
    this.name = 'ListenError';
  }
}

function explainListenError(error: unknown, { host, port, variables }: ListenOptions): unknown {
  const { port: portName, host: hostName } = variables ?? { port: 'PORT', host: 'HOST' };
  const code: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `The port ${port} is already in use. Please set ${portName} to a free one.`,
    EACCES: `The port ${port} may not be used. Please set ${portName} to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Please set ${hostName} to one that it has.`,
    ENOTFOUND: `The address ${host} is not known. Please set ${hostName} to one of this machine.`,
  };
  const sentence = typeof code === 'string' ? sentences[code] : undefined;
  return sentence === undefined ? error : new ListenError(sentence, String(code), error);
}
