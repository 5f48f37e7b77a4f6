import { Agent, createServer, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { type Dispatcher, Pool } from 'undici';

/**
 * The least that Node takes to pass a call on, by the means that the gateway has: undici for what has no body,
 * `node:http` for what has one. No rule, no log, no limit, and nothing for what goes wrong.
 */
const origin = String(process.env['UPSTREAM']);
const pool = new Pool(origin, { connections: 256 });
const agent = new Agent({ keepAlive: true });

createServer((request, response) => {
  const path = (request.url ?? '').slice('/api'.length);
  const { method = 'GET' } = request;
  if (method === 'POST') {
    const { headers } = request;
    const outgoing = httpRequest(origin, { agent, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers as OutgoingHttpHeaders);
      answer.pipe(response);
    });
    request.pipe(outgoing);
    return;
  }
  const { host } = request.headers;
  pool.dispatch(
    { path, method: method as Dispatcher.HttpMethod, headers: host === undefined ? {} : { host } },
    {
      onRequestStart: () => undefined,
      onResponseStart(_controller, status, headers) {
        response.writeHead(status, headers as OutgoingHttpHeaders);
      },
      onResponseData(_controller, piece) {
        response.write(piece);
      },
      onResponseEnd() {
        response.end();
      },
      onResponseError() {
        response.destroy();
      },
    },
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
