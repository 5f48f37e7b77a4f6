import { type AppState, createApp, listen, type Logger } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import { createMailStore, type MailStore } from './mail-store.js';
import { mailboxStyle, renderMailbox } from './mailbox-page.js';
import { startSmtpSink } from './smtp-sink.js';

export interface Mailbox {
  /** For SMTP_URL. */
  readonly smtpUrl: string;
  /** Serves /mailbox, /mailbox/style.css and /mailbox/messages.json. */
  readonly httpUrl: string;
  stop(): Promise<void>;
}

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function servePages(store: MailStore): Middleware<AppState> {
  const pages: Readonly<Record<string, () => [type: string, body: unknown]>> = {
    '/mailbox': () => ['html', renderMailbox(store.list())],
    '/mailbox/style.css': () => ['css', mailboxStyle],
    '/mailbox/messages.json': () => ['json', store.list()],
  };
  return async (ctx, next) => {
    const page = Object.hasOwn(pages, ctx.path) ? pages[ctx.path] : undefined;
    if (!page || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const [type, body] = page();
    ctx.set('content-security-policy', contentSecurityPolicy);
    ctx.type = type;
    ctx.body = body;
  };
}

/** Starts the mailbox of the embedded mode: an SMTP server that keeps every mail in `folder`, and its pages. */
export async function startMailbox(folder: string, log: Logger): Promise<Mailbox> {
  const store = await createMailStore({ folder });
  const sink = await startSmtpSink(store);
  const app = createApp({ log, middleware: [servePages(store)] });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    smtpUrl: sink.url,
    httpUrl: server.url,
    stop: async () => {
      await server.close();
      await sink.stop();
    },
  };
}
