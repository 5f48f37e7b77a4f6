import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { createHttpProxy } from './proxy/create-http-proxy.js';
import { createFileServer, type FileServer } from './static-files.js';

/** Stands in the shell's html where the style nonce belongs. */
const noncePlaceholder = '__CSP_NONCE__';

/** Around what the shell's html says of itself where nobody says it better, as in development. */
const headOfPage = /<!-- page -->[^]*?<!-- \/page -->/;

/** The shell's html, into which the head of each page is put. */
export interface ShellTemplate {
  withHead(head: string): ShellPage;
}

export interface ShellPage {
  readonly etag: string;
  /** The html with a fresh nonce. */
  render(): { html: string; nonce: string };
}

/** Where the shell's html and files come from. */
export interface ShellSource {
  template(): Promise<ShellTemplate>;
  readonly files: FileServer;
  close(): Promise<void>;
}

/** Pages from the built html; each rendering gets its own style nonce. */
function createShellTemplate(template: string): ShellTemplate {
  return {
    withHead(head) {
      const page = template.replace(headOfPage, () => head);
      return {
        etag: `"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`,
        render() {
          const nonce = randomBytes(18).toString('base64');
          return { html: page.replaceAll(noncePlaceholder, nonce), nonce };
        },
      };
    },
  };
}

/** The shell as built into `folder`. Rejects if it was not built. */
export async function readShellFrom(folder: string): Promise<ShellSource> {
  const template = createShellTemplate(await readFile(path.join(folder, 'index.html'), 'utf8'));
  return {
    template: () => Promise.resolve(template),
    files: createFileServer(folder),
    close: () => Promise.resolve(),
  };
}

const templateLifeMs = 5000;
const answerTimeoutMs = 5000;

/** The shell as served by its own static server; its html is refetched every 5 s, so that it can be deployed alone. */
export function proxyShellFrom(url: string): ShellSource {
  const proxy = createHttpProxy({ target: 'shell', url });
  let cached: { at: number; page: Promise<ShellTemplate> } | null = null;

  async function load(): Promise<ShellTemplate> {
    const answer = await request(new URL('/index.html', url), {
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (answer.statusCode !== 200) throw new Error(`The shell answered ${answer.statusCode}.`);
    return createShellTemplate(await answer.body.text());
  }

  return {
    template() {
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
