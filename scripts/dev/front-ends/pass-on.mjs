import { Agent, request } from 'node:http';
import { allowSockets } from './allow-sockets.mjs';

const agent = new Agent({ keepAlive: true });

/** While the product starts again, and after a mistake in it. */
function sayAway(response) {
  if (response.headersSent) return response.destroy();
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' });
  response.end('The product is starting again; the log says when it runs. Please reload then.');
}

/** Lets the product at `url` answer a request, and returns the answer as it comes. `url` is null while it does not run. */
export function passOn(incoming, response, url) {
  if (url === null) return sayAway(response);
  const { hostname, port } = new URL(url);
  const { method, url: path, headers } = incoming;
  const outgoing = request(
    { host: hostname.replace(/^\[|\]$/g, ''), port, method, path, headers, agent },
    (answer) => {
      response.writeHead(answer.statusCode, allowSockets(answer.headers, headers.host));
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => sayAway(response));
  // A client that went away is not waited for: streams of events end only so.
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
