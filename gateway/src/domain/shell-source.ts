import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { createHttpProxy } from './proxy/create-http-proxy.js';
import { createFileServer, type FileServer } from './static-files.js';

/** Stands in the shell's html where the style nonce belongs. */
const noncePlaceholder = '__CSP_NONCE__';

export interface ShellPage {
  readonly etag: string;
  /** The html with a fresh nonce. */
  render(): { html: string; nonce: string };
}

/** Where the shell's html and files come from. */
export interface ShellSource {
  page(): Promise<ShellPage>;
  readonly files: FileServer;
  close(): Promise<void>;
}

/** A page from the built html; each rendering gets its own style nonce. */
function createShellPage(template: string): ShellPage {
  const etag = `"${createHash('sha256').update(template).digest('base64url').slice(0, 27)}"`;
  return {
    etag,
    render() {
      const nonce = randomBytes(18).toString('base64');
      return { html: template.replaceAll(noncePlaceholder, nonce), nonce };
    },
  };
}

/** The shell as built into `folder`. Rejects if it was not built. */
export async function readShellFrom(folder: string): Promise<ShellSource> {
  const page = createShellPage(await readFile(path.join(folder, 'index.html'), 'utf8'));
  return {
    page: () => Promise.resolve(page),
    files: createFileServer(folder),
    close: () => Promise.resolve(),
  };
}

const templateLifeMs = 5000;
const answerTimeoutMs = 5000;

/** The shell as served by its own static server; its html is refetched every 5 s, so that it can be deployed alone. */
export function proxyShellFrom(url: string): ShellSource {
  const proxy = createHttpProxy({ target: 'shell', url });
  let cached: { at: number; page: Promise<ShellPage> } | null = null;

  async function load(): Promise<ShellPage> {
    const answer = await request(new URL('/index.html', url), {
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (answer.statusCode !== 200) throw new Error(`The shell answered ${answer.statusCode}.`);
    return createShellPage(await answer.body.text());
  }

  return {
    page() {
      if (!cached || Date.now() - cached.at > templateLifeMs) {
        const page = load();
        cached = { at: Date.now(), page };
        page.catch(() => {
          if (cached?.page === page) cached = null;
        });
      }
      return cached.page;
    },
    files: async (incoming, response) => {
      await proxy.forward({
        path: incoming.url ?? '/',
        request: incoming,
        response,
        requestId: String(response.getHeader('x-request-id') ?? ''),
        clientAddress: incoming.socket.remoteAddress ?? '',
        answerTimeoutMs,
      });
      return true;
    },
    close: () => proxy.close(),
  };
}
