import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { isTracing, traceCall } from '@shortlist/service-kit';
import { Pool } from 'undici';
import { forwardBody } from './forward-body.js';
import type { ForwardInput, TracedInput } from './forward-input.js';
import { forwardWhole } from './forward-whole.js';
import { keepAnswer } from './keep-answer.js';
import { readBody } from './read-body.js';

export interface HttpProxy {
  /**
   * Sends a request to the other side and streams its answer back. Resolves when the answer is complete or the client
   * went away (the other side then sees its request end); rejects before the first header, with ProxyError or as
   * `readBody` does.
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
/** Of calls that are held for minutes, which have connections of their own, so that the others never wait for them. */
const maxHeldConnections = 4096;
/** A call that may take longer counts as held. */
const shortCallMs = 60_000;
/** An answer that has begun is cut off when nothing arrives for this long. */
const bodyTimeoutMs = 60_000;
/** Idle connections are closed long before the services do so, so that no request meets a closing one. */
const idleMs = 4000;

const hasBody = (request: IncomingMessage) =>
  request.headers['transfer-encoding'] !== undefined ||
  Number(request.headers['content-length'] ?? 0) > 0;

const isUpload = (input: ForwardInput) => input.isUpload === true && hasBody(input.request);
const isHeld = ({ isStream, answerTimeoutMs }: ForwardInput) =>
  isStream === true || answerTimeoutMs > shortCallMs;

function createPool(origin: URL, connections: number): Pool {
  return new Pool(origin, {
    connections,
    // Each request has its own limit; undici's would start only after connecting.
    headersTimeout: 0,
    bodyTimeout: bodyTimeoutMs,
    connect: { timeout: 5000 },
    keepAliveTimeout: idleMs,
  });
}

function createAgent(origin: URL): HttpAgent {
  const Agent = origin.protocol === 'https:' ? HttpsAgent : HttpAgent;
  const agent = new Agent({ keepAlive: true, maxSockets: maxHeldConnections, timeout: idleMs });
  // Documented, but missing in the types.
  const connections = agent as unknown as { createConnection(...given: unknown[]): Socket };
  const connect = connections.createConnection.bind(agent);
  connections.createConnection = (...given) => keepAnswer(connect(...given));
  return agent;
}

/** Connections to one server, over which requests and answers are streamed. */
export function createHttpProxy({ target, url }: CreateHttpProxyOptions): HttpProxy {
  const origin = new URL(url);
  const pool = createPool(origin, maxConnections);
  const heldPool = createPool(origin, maxHeldConnections);
  const agent = createAgent(origin);
  const send = (input: TracedInput) =>
    isUpload(input)
      ? forwardBody({ origin, agent, target }, input)
      : forwardWhole(isHeld(input) ? heldPool : pool, target, input);
  const trace = (input: TracedInput) => {
    if (!isTracing()) return send(input);
    const { request, response, template } = input;
    const status = () => (response.headersSent ? response.statusCode : undefined);
    const call = { method: request.method ?? 'GET', origin, template, status };
    return traceCall(call, (headers) => send({ ...input, trace: headers }));
  };
  return {
    forward: (input) =>
      hasBody(input.request) && !isUpload(input)
        ? readBody(input.request).then((body) => trace({ ...input, body }))
        : trace(input),
    close: async () => {
      agent.destroy();
      await Promise.all([pool.destroy(), heldPool.destroy()]);
    },
  };
}
