import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, Pool, type Dispatcher } from 'undici';
import type { ServiceName } from './api-routes.js';

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

export type ProxyFailure = 'unreachable' | 'timeout';

/** A service could not be asked, or stopped answering before its first header. */
export class ProxyError extends Error {
  constructor(
    readonly failure: ProxyFailure,
    readonly service: ServiceName,
    cause: unknown,
  ) {
    super(`The ${service} service is ${failure}.`, { cause });
    this.name = 'ProxyError';
  }
}

export interface ForwardInput {
  readonly service: ServiceName;
  /** Path below /api with its query. */
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly clientAddress: string;
}

export interface ServiceProxy {
  /**
   * Streams a request to a service and its answer back. Resolves when the answer is complete or the client
   * went away (the service then sees its own request end); rejects with ProxyError before the first header.
   */
  forward(input: ForwardInput): Promise<void>;
  close(): Promise<void>;
}

export interface CreateServiceProxyOptions {
  readonly urls: Readonly<Record<ServiceName, string>>;
  /** Milliseconds until a service must have begun its answer; screenings take minutes. */
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

function failureOf(error: unknown): ProxyFailure {
  return error instanceof errors.HeadersTimeoutError ? 'timeout' : 'unreachable';
}

/** Connection pools to the services, over which requests and answers are streamed. */
export function createServiceProxy(options: CreateServiceProxyOptions): ServiceProxy {
  const pools = new Map<ServiceName, Pool>();
  for (const [service, url] of Object.entries(options.urls)) {
    const pool = new Pool(url, {
      connections: 256,
      headersTimeout: options.answerTimeoutMs,
      bodyTimeout: 0,
      connect: { timeout: 5000 },
    });
    pools.set(service as ServiceName, pool);
  }

  async function forward(input: ForwardInput): Promise<void> {
    const { request, response, service } = input;
    const pool = pools.get(service);
    if (!pool) throw new Error(`No pool for the ${service} service.`);
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
      throw new ProxyError(failureOf(error), service, error);
    } finally {
      response.off('close', abort);
    }
  }

  return {
    forward,
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}
