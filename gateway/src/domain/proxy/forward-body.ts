import { type Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { drainRequest } from '@shortlist/service-kit';
import { requestHeaders, setHead } from './forward-headers.js';
import { ProxyError, type TracedInput } from './forward-input.js';

export interface ForwardBodyOptions {
  /** Origin of the other side. */
  readonly origin: URL;
  readonly agent: Agent;
  readonly target: string;
}

/**
 * Forwards a request with its body, at the pace of the slower side. An answer that comes with `connection: close`
 * before the whole body was sent is a refusal: the client gets it at once, and what it still sends is discarded.
 */
export function forwardBody(
  { origin, agent, target }: ForwardBodyOptions,
  input: TracedInput,
): Promise<void> {
  const { request, response } = input;
  return new Promise((resolve, reject) => {
    const open = origin.protocol === 'https:' ? httpsRequest : httpRequest;
    const outgoing = open(origin, {
      path: input.path,
      method: request.method,
      headers: ['host', origin.host, ...requestHeaders(input)],
      agent,
    });
    const late = setTimeout(() => {
      reject(new ProxyError('timeout', target));
      outgoing.destroy();
    }, input.answerTimeoutMs);
    const postpone = () => late.refresh();
    const stopWaiting = () => {
      clearTimeout(late);
      request.off('data', postpone);
    };
    const leave = () => {
      if (response.writableFinished) return;
      stopWaiting();
      outgoing.destroy();
      resolve();
    };
    const fail = (error: Error) => {
      stopWaiting();
      request.unpipe(outgoing);
      reject(new ProxyError('unreachable', target, error));
    };
    const relay = (answer: IncomingMessage) => {
      stopWaiting();
      // From here on the answer counts, even if no more of the body is accepted.
      outgoing.off('error', fail).on('error', () => request.unpipe(outgoing));
      const isRefusal = !request.complete && answer.headers.connection?.toLowerCase() === 'close';
      if (isRefusal) {
        request.unpipe(outgoing);
        response.setHeader('connection', 'close');
      }
      setHead(response, answer.statusCode ?? 502, answer.headers);
      // It may be a stream, whose head must not wait for its body.
      if (answer.headers['content-length'] === undefined) response.flushHeaders();
      answer.pipe(response, { end: false });
      answer.once('end', () => {
        const rest = isRefusal ? drainRequest(request) : Promise.resolve(true);
        void rest.then(() => {
          response.end();
          resolve();
        });
      });
      answer.once('error', () => {
        response.destroy();
        resolve();
      });
    };
    response.once('close', leave);
    outgoing.once('response', relay);
    outgoing.on('error', fail);
    request.pipe(outgoing);
    request.on('data', postpone);
  });
}
