import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const yearSeconds = 365 * 24 * 60 * 60;
const hashedName = /\.[0-9a-f]{8,}\.(js|css|woff2|svg|png|pdf|docx|txt)$/;

/** True for a file whose name holds a hash of its contents. */
export const isHashed = (pathname: string) => hashedName.test(pathname);

/** Hashed files never change and are cached for a year; all others are revalidated each time. */
export function cacheControl(pathname: string): string {
  return isHashed(pathname) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';
}

/** Serves a file if it exists; resolves to false otherwise. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** A source map shows the sources; builds put none beside their scripts, but another bundler's may. */
const isSourceMap = (url: string) => new URL(url, 'http://gateway').pathname.endsWith('.map');

/** Serves the files of a built front end, precompressed where the build made `.br` and `.gz` beside them. */
export function createFileServer(folder: string): FileServer {
  const serve = sirv(folder, {
    // Looked up at each request, so that a front end can be deployed into its folder while the gateway runs.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname));
      response.setHeader('Access-Control-Allow-Origin', '*');
      // Unknown to the file server, and a browser told not to guess shows no picture without a type.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return (request, response) =>
    new Promise((resolve) => {
      if (isSourceMap(request.url ?? '/')) return resolve(false);
      const finish = () => resolve(true);
      response.once('close', finish);
      serve(request, response, () => {
        response.off('close', finish);
        resolve(false);
      });
    });
}
