import { type AppState, HttpError } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import { isLoopbackHost } from '../domain/mailbox-access.js';
import type { HttpProxy } from '../domain/proxy/create-http-proxy.js';

const answerTimeoutMs = 10_000;
const otherName =
  'The sample people are for this machine only. Please open Shortlist as http://localhost, followed by the port.';

/** `/identity/…`: the sample OpenID provider of the embedded mode, which lets anybody in, so for this machine only. */
export function serveIdentity(identity: HttpProxy): Middleware<AppState> {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/identity/')) return next();
    if (!isLoopbackHost(ctx.req.headers.host))
      throw new HttpError({ status: 403, code: 'Forbidden', message: otherName });
    await identity.forward({
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
