import type { AppState } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { HttpProxy } from '../domain/http-proxy.js';

/** `/mailbox`: the mails the embedded mode keeps instead of sending. */
export function serveMailbox(mailbox: HttpProxy): Middleware<AppState> {
  return async (ctx, next) => {
    if (ctx.path !== '/mailbox' && !ctx.path.startsWith('/mailbox/')) return next();
    await mailbox.forward({
      path: ctx.path + ctx.search,
      request: ctx.req,
      response: ctx.res,
      requestId: ctx.state.requestId,
      clientAddress: ctx.ip,
    });
    ctx.respond = false;
  };
}
