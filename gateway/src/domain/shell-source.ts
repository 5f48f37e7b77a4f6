import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Provided, providedMeta, readProvided } from '@shortlist/host-api';
import { request } from 'undici';
import { createHttpProxy } from './proxy/create-http-proxy.js';
import type { FileServer } from './static-files.js';

/** Stands in the shell's html where the style nonce belongs. */
const noncePlaceholder = '__CSP_NONCE__';

/** Around what the shell's html says of itself where nobody says it better, as in development. */
const headOfPage = /<!-- page -->[^]*?<!-- \/page -->/;

/** Part of the html for pages whose scripts call the API at their start. */
const partOfCalls = /\s*<!-- signed-in -->[^]*?<!-- \/signed-in -->/;

/** Frame that the html shows before the scripts are there. */
const frameKind = 'data-frame="bar"';

/** A script that the html names. */
const namedScript = /<script[^>]*\ssrc="([^"]+)"/g;

/** A script that stands in the html itself. */
const inlineScript = /<script>([^]*?)<\/script>/g;

/** Where the html says what the shell has for remotes. */
const providedElement = new RegExp(`<meta name="${providedMeta}" content="([^"]*)"`);

/** Parts put into the shell's html for one page. */
export interface PageParts {
  readonly head: string;
  /** The first frame: a bar with the logo, the halves of an account page, or the logo alone. */
  readonly frame: 'bar' | 'split' | 'plain';
  /** Whether its scripts call the API at their start: not for a visitor, nor where the html itself asks. */
  readonly callsAtStart: boolean;
  /** Origins that its policy allows in addition to this site: a cached page has the policy that was cached with it. */
  readonly origins: readonly string[];
}

/** The shell's html, to be completed for each page. */
export interface ShellTemplate {
  /** SHA-256 of its inline scripts in base64, for the content security policy. */
  readonly scriptHashes: readonly string[];
  /** Path of the script that the shell starts from; its name holds a hash. Undefined where the html names none. */
  readonly script: string | undefined;
  /** Packages and HostApi that the shell offers to remotes; empty for a shell from before they were stated. */
  readonly provided: Provided;
  forPage(parts: PageParts): ShellPage;
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
    scriptHashes: [...template.matchAll(inlineScript)].map(([, script]) =>
      createHash('sha256')
        .update(script ?? '')
        .digest('base64'),
    ),
    script: [...template.matchAll(namedScript)].at(-1)?.[1],
    provided: readProvided(providedElement.exec(template)?.[1] ?? ''),
    forPage({ head, frame, callsAtStart, origins }) {
      const page = template
        .replace(headOfPage, () => head)
        .replace(partOfCalls, (part) => (callsAtStart ? part : ''))
        .replace(frameKind, `data-frame="${frame}"`);
      return {
        etag: `"${createHash('sha256')
          .update(page + origins.join(' '))
          .digest('base64url')
          .slice(0, 27)}"`,
        render() {
          const nonce = randomBytes(18).toString('base64');
          return { html: page.replaceAll(noncePlaceholder, nonce), nonce };
        },
      };
    },
  };
}

/**
 * The shell as built into `folder`. Its html is read again after a build; while it is being built, the one of
 * before is good. Rejects if it was not built.
 */
export async function readShellFrom(folder: string, files: FileServer): Promise<ShellSource> {
  const file = path.join(folder, 'index.html');
  let read = { at: Date.now(), text: await readFile(file, 'utf8') };
  let template = createShellTemplate(read.text);
  return {
    template: async () => {
      if (Date.now() - read.at <= templateLifeMs) return template;
      const text = await readFile(file, 'utf8').catch(() => '');
      if (text !== '' && text !== read.text) template = createShellTemplate(text);
      read = { at: Date.now(), text: text || read.text };
      return template;
    },
    files,
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
