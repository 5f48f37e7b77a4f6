import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** What the shell's html carries where the style nonce belongs. */
export const noncePlaceholder = '__CSP_NONCE__';

const yearSeconds = 365 * 24 * 60 * 60;
const hashedName = /\.[0-9a-f]{8,}\.(js|css|woff2|svg|png|map)$/;

/** Hashed files never change and are kept for a year; all others are asked for anew each time. */
export function cacheControl(pathname: string): string {
  return hashedName.test(pathname) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';
}

/** Serves one file when there is one; resolves to false when there is none. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Serves the files of a built front end, precompressed where the build made `.br` and `.gz` beside them. */
export function createFileServer(folder: string): FileServer {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname));
      response.setHeader('Access-Control-Allow-Origin', '*');
    },
  });
  return (request, response) =>
    new Promise((resolve) => {
      response.once('close', () => resolve(true));
      serve(request, response, () => resolve(false));
    });
}

export interface ShellPage {
  readonly etag: string;
  /** The html with a fresh nonce. */
  render(): { html: string; nonce: string };
}

/** Reads the shell's html once; each rendering gets its own style nonce. */
export function readShellPage(shellFolder: string): ShellPage {
  const template = readFileSync(path.join(shellFolder, 'index.html'), 'utf8');
  const etag = `"${createHash('sha256').update(template).digest('base64url').slice(0, 27)}"`;
  return {
    etag,
    render() {
      const nonce = randomBytes(18).toString('base64');
      return { html: template.replaceAll(noncePlaceholder, nonce), nonce };
    },
  };
}
