import { once } from 'node:events';
import { createServer } from 'node:http';
import { asksFromHere } from './asks-from-here.mjs';
import { passOn } from './pass-on.mjs';

function refuse(response) {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('The sources in development are for pages of the product only.');
}

/**
 * Where people reach the product in development: front ends that are compiled as they are edited, with their sockets,
 * answer here, and the product answers everything else. `frontEnd(name)` is undefined while there is none, `product()`
 * null while it does not run.
 */
export function createFrontDoor({ frontEnd, product }) {
  const asked = (request) => {
    const [, name] = /^\/dev\/([a-z-]+)\//.exec(request.url) ?? [];
    return name === undefined ? undefined : frontEnd(name);
  };
  const door = createServer((request, response) => {
    const found = asked(request);
    if (!found) return passOn(request, response, product());
    if (!asksFromHere(request)) return refuse(response);
    found.app(request, response);
  });
  door.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const found = asked(request);
    if (request.url === `${found?.path}socket` && asksFromHere(request)) {
      found.server.emit('upgrade', request, socket, head);
    } else socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
  });
  return door;
}

/**
 * Where the product itself gets the shell's files and reads what the manifests of remotes say; until one is compiled for the
 * first time, the product waits for it. `started` has a promise of each front end by its name.
 */
export async function openInnerDoor(started) {
  const door = createServer((request, response) => {
    const [, remote] = /^\/dev\/([a-z-]+)\/mf-manifest\.json$/.exec(request.url) ?? [];
    const asked = started.get(remote) ?? started.get('shell');
    // As of all manifests that lie elsewhere.
    response.setHeader('access-control-allow-origin', '*');
    void asked.then(({ app }) => app(request, response));
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return `http://127.0.0.1:${door.address().port}`;
}
