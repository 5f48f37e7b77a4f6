import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { isTracing, traceCall } from '@shortlist/service-kit';
import { Pool } from 'undici';
import { forwardBodiless } from './forward-bodiless.js';
import { forwardBody } from './forward-body.js';
import type { ForwardInput, TracedInput } from './forward-input.js';
import { keepAnswer } from './keep-answer.js';

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
}

const maxConnections = 256;
/** An answer that has begun is cut off when nothing arrives for this long. */
const bodyTimeoutMs = 60_000;
/** Idle connections are closed long before the services do so, so that no request meets a closing one. */
const idleMs = 4000;

const hasBody = (request: IncomingMessage) =>
  request.headers['transfer-encoding'] !== undefined ||
  Number(request.headers['content-length'] ?? 0) > 0;

function createAgent(origin: URL): HttpAgent {
  const Agent = origin.protocol === 'https:' ? HttpsAgent : HttpAgent;
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections, timeout: idleMs });
  // Documented, but missing in the types.
  const connections = agent as unknown as { createConnection(...given: unknown[]): Socket };
  const connect = connections.createConnection.bind(agent);
  connections.createConnection = (...given) => keepAnswer(connect(...given));
  return agent;
}

/** Connections to one server, over which requests and answers are streamed. */
export function createHttpProxy({ target, url }: CreateHttpProxyOptions): HttpProxy {
  const origin = new URL(url);
  const pool = new Pool(origin, {
    connections: maxConnections,
    // Each request has its own limit; undici's would start only after connecting.
    headersTimeout: 0,
    bodyTimeout: bodyTimeoutMs,
    connect: { timeout: 5000 },
    keepAliveTimeout: idleMs,
  });
  const agent = createAgent(origin);
  const send = (input: TracedInput) =>
    hasBody(input.request)
      ? forwardBody({ origin, agent, target }, input)
      : forwardBodiless(pool, target, input);
  return {
    forward: (input) => {
      if (!isTracing()) return send(input);
      const { request, response, template } = input;
      const status = () => (response.headersSent ? response.statusCode : undefined);
      const call = { method: request.method ?? 'GET', origin, template, status };
      return traceCall(call, (trace) => send({ ...input, trace }));
    },
    close: async () => {
      agent.destroy();
      await pool.destroy();
    },
  };
}
