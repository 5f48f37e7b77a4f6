import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { cacheControl, createFileServer } from './static-files.js';

describe('createFileServer', () => {
  it('leaves nothing on an answer that it does not give: the next folder may have the file', async () => {
    const serve = createFileServer(import.meta.dirname);
    const listeners = (response: ServerResponse) => response.listenerCount('close');
    const server = createServer((request, response) => {
      const before = listeners(response);
      void serve(request, response).then((found) =>
        response.end(JSON.stringify({ found, left: listeners(response) - before })),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}/nowhere.js`);
      expect(await answer.json()).toEqual({ found: false, left: 0 });
    } finally {
      server.close();
    }
  });
});

describe('cacheControl', () => {
  it('keeps hashed files for a year', () => {
    expect(cacheControl('/main.0a1b2c3d4e5f.js')).toContain('immutable');
    expect(cacheControl('/fonts/inter.0a1b2c3d.woff2')).toContain('immutable');
  });

  it.each([
    '/index.html',
    '/mf-manifest.json',
    '/pricing.json',
    '/main.js',
    '/x.deadbeef',
    '/a.0a1b2c3d.js.map',
  ])('asks for %s again', (name) => {
    expect(cacheControl(name)).toBe('no-cache');
  });
});
