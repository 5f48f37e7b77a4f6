import { type AppState, HttpError } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Config } from '../config.js';
import { isLoopbackHost, isMailboxShown } from '../domain/mailbox-access.js';
import type { HttpProxy } from '../domain/proxy/create-http-proxy.js';

const answerTimeoutMs = 10_000;
const notPublic =
  'The mailbox holds sign-in and reset links, so it is not shown while Shortlist listens for other machines. Start it with HOST=127.0.0.1, or with MAILBOX_PUBLIC=true if everybody who reaches it may read every mail.';
const otherName =
  'The mailbox is shown on this machine only. Please open it as http://localhost, followed by the port and /mailbox.';

/**
 * Why the mailbox is not shown, as a sentence, or undefined. If another site's name is made to resolve to this machine
 * (DNS rebinding), its pages send that name as Host: the browser sets it, and X-Forwarded-Host is ignored, so no page
 * can forge it.
 */
function refusal(config: Config, host: string | undefined): string | undefined {
  if (!isMailboxShown(config)) return notPublic;
  return config.mailboxPublic || isLoopbackHost(host) ? undefined : otherName;
}

/** `/mailbox`: mails that embedded mode keeps instead of sending; for this machine only, unless MAILBOX_PUBLIC. */
export function serveMailbox(config: Config, mailbox: HttpProxy): Middleware<AppState> {
  return async (ctx, next) => {
    if (ctx.path !== '/mailbox' && !ctx.path.startsWith('/mailbox/')) return next();
    const message = refusal(config, ctx.req.headers.host);
    if (message !== undefined) {
      if (ctx.path !== '/mailbox') throw new HttpError({ status: 403, code: 'Forbidden', message });
      // This address is opened by a person.
      ctx.status = 403;
      ctx.type = 'text';
      ctx.body = message;
      return;
    }
    await mailbox.forward({
      path: ctx.path + ctx.search,
      request: ctx.req,
      response: ctx.res,
      requestId: ctx.state.requestId,
      clientAddress: ctx.ip,
      answerTimeoutMs,
    });
    ctx.respond = false;
  };
}
