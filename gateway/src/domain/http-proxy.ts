import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, Pool, type Dispatcher } from 'undici';

/** Headers that belong to one connection and are never passed on (RFC 9110 §7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
]);

/** The other side could not be asked, or did not begin its answer in time. */
export class ProxyError extends Error {
  constructor(
    readonly failure: 'unreachable' | 'timeout',
    /** Whom the request was for, e.g. `resumes`. */
    readonly target: string,
    cause: unknown,
  ) {
    super(`${target} is ${failure}.`, { cause });
    this.name = 'ProxyError';
  }
}

export interface ForwardInput {
  /** Path with its query, as the other side shall see it. */
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly clientAddress: string;
}

export interface HttpProxy {
  /**
   * Streams a request to the other side and its answer back. Resolves when the answer is complete or the client
   * went away (the other side then sees its request end); rejects with ProxyError before the first header.
   */
  forward(input: ForwardInput): Promise<void>;
  close(): Promise<void>;
}

export interface CreateHttpProxyOptions {
  readonly target: string;
  /** Origin of the other side, e.g. `http://127.0.0.1:4002`. */
  readonly url: string;
  /** Milliseconds until the other side must have begun its answer; screenings take minutes. */
  readonly answerTimeoutMs: number;
}

function requestHeaders(input: ForwardInput): string[] {
  const headers: string[] = [];
  const connectionOptions = new Set(
    (input.request.headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()),
  );
  const raw = input.request.rawHeaders;
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    const replaced = name === 'x-request-id' || name.startsWith('x-forwarded-');
    if (!hopByHop.has(name) && !connectionOptions.has(name) && !replaced) {
      headers.push(name, raw[index + 1] ?? '');
    }
  }
  headers.push('x-request-id', input.requestId, 'x-forwarded-for', input.clientAddress);
  return headers;
}

function writeHead(response: ServerResponse, answer: Dispatcher.StreamFactoryData): void {
  response.statusCode = answer.statusCode;
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !hopByHop.has(name)) response.setHeader(name, value);
  }
  response.flushHeaders();
}

const hasBody = (request: IncomingMessage) =>
  request.headers['transfer-encoding'] !== undefined ||
  Number(request.headers['content-length'] ?? 0) > 0;

/** A connection pool to one server, over which requests and answers are streamed. */
export function createHttpProxy(options: CreateHttpProxyOptions): HttpProxy {
  const pool = new Pool(options.url, {
    connections: 256,
    headersTimeout: options.answerTimeoutMs,
    bodyTimeout: 0,
    connect: { timeout: 5000 },
  });

  async function forward(input: ForwardInput): Promise<void> {
    const { request, response } = input;
    const aborter = new AbortController();
    const abort = () => aborter.abort();
    response.once('close', abort);
    try {
      await pool.stream(
        {
          path: input.path,
          method: request.method as Dispatcher.HttpMethod,
          headers: requestHeaders(input),
          body: hasBody(request) ? request : null,
          signal: aborter.signal,
        },
        (answer) => {
          writeHead(response, answer);
          return response;
        },
      );
    } catch (error) {
      if (aborter.signal.aborted) return;
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const late = error instanceof errors.HeadersTimeoutError;
      throw new ProxyError(late ? 'timeout' : 'unreachable', options.target, error);
    } finally {
      response.off('close', abort);
    }
  }

  return { forward, close: () => pool.destroy() };
}
