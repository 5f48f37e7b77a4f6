import type { ParsedUrlQuery } from 'node:querystring';
import { type AppState, createApp, listen, type Logger } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import { liveScript } from './live-script.js';
import { createMailStore, type MailStore } from './mail-store.js';
import { findShown, renderMailbox } from './mailbox-page.js';
import { type MailboxQuery, mailViews } from './mailbox-query.js';
import { createMailboxStyle } from './mailbox-style.js';
import { findFonts } from './product-style.js';
import { startSmtpSink } from './smtp-sink.js';

export interface Mailbox {
  /** For SMTP_URL. */
  readonly smtpUrl: string;
  /** Serves /mailbox, /mailbox/style.css and /mailbox/messages.json. */
  readonly httpUrl: string;
  stop(): Promise<void>;
}

/** Mails have styles of their own, so inline styles are allowed; nothing is loaded but what the product serves. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function readQuery({ mail, q, view }: ParsedUrlQuery): MailboxQuery {
  const chosen = mailViews.find((name) => name === one(view)) ?? 'sent';
  return { mail: one(mail), search: one(q)?.trim() ?? '', view: chosen };
}

function servePages(store: MailStore, style: string): Middleware<AppState> {
  const files: Readonly<Record<string, () => [type: string, body: unknown]>> = {
    '/mailbox/style.css': () => ['css', style],
    '/mailbox/live.js': () => ['js', liveScript],
    '/mailbox/messages.json': () => ['json', store.list()],
  };
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    ctx.set('content-security-policy', contentSecurityPolicy);
    ctx.set('x-robots-tag', 'noindex');
    ctx.set('cache-control', 'no-store');
    if (ctx.path === '/mailbox') {
      const query = readQuery(ctx.query);
      if (query.mail !== undefined && ctx.method === 'GET') await store.markRead(query.mail);
      ctx.type = 'html';
      const mails = store.list();
      const shown = query.view === 'source' ? findShown(mails, query) : undefined;
      const source = shown && (await store.readSource(shown.id));
      ctx.body = renderMailbox({ mails, query, source, now: new Date() });
      return;
    }
    const file = Object.hasOwn(files, ctx.path) ? files[ctx.path] : undefined;
    if (!file) return next();
    [ctx.type, ctx.body] = file();
  };
}

export interface StartMailboxOptions {
  /** With `shell/dist`, whose fonts the pages use. Default: the system's fonts. */
  readonly frontEndsFolder?: string | undefined;
  /** Address to listen on. Default `127.0.0.1`. */
  readonly host?: string;
  /** Of the pages. Default 0, any free port. */
  readonly port?: number;
  /** Default 0, any free port. */
  readonly smtpPort?: number;
}

/** Starts the mailbox of the embedded mode: an SMTP server that keeps every mail in `folder`, and its pages. */
export async function startMailbox(
  folder: string,
  log: Logger,
  { frontEndsFolder, host = '127.0.0.1', port = 0, smtpPort = 0 }: StartMailboxOptions = {},
): Promise<Mailbox> {
  const store = await createMailStore({ folder });
  const fonts =
    frontEndsFolder === undefined
      ? { text: undefined, display: undefined }
      : await findFonts(frontEndsFolder);
  const style = createMailboxStyle(fonts);
  const sink = await startSmtpSink(store, log, { host, port: smtpPort });
  const app = createApp({ log, middleware: [servePages(store, style)] });
  const server = await listen(app, { host, port });
  return {
    smtpUrl: sink.url,
    httpUrl: server.url,
    stop: async () => {
      await server.close();
      await sink.stop();
    },
  };
}
