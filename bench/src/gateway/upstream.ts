import { createServer } from 'node:http';

const body = JSON.stringify({
  items: Array.from({ length: 20 }, (_, id) => ({ id, name: 'Ada' })),
});

/** The upstream of both proxies: a small answer to a GET, and to an upload once it was read. */
createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
