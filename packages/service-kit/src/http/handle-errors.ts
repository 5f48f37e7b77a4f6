import type { ErrorBody } from '@shortlist/contracts/errors';
import type { Middleware } from 'koa';
import { describeError, isClientAbort } from '../errors/describe-error.js';
import { createCommonError } from '../errors/http-error.js';
import type { AppContext, AppState } from './app-state.js';
import { answerEarly, drainRequest, isLongUnread } from './drain-request.js';

async function answer(ctx: AppContext, error: unknown): Promise<void> {
  const { status, code, message, headers, extras } = describeError(error);
  const { requestId } = ctx.state;
  const body: ErrorBody = { detail: message, message, code, requestId, ...extras };
  ctx.set(headers);
  ctx.status = status;
  if (isLongUnread(ctx.req)) {
    ctx.type = 'json';
    ctx.respond = false;
    await answerEarly(ctx.req, ctx.res, JSON.stringify(body));
    return;
  }
  if (!(await drainRequest(ctx.req))) ctx.set('connection', 'close');
  ctx.body = body;
}

/** A request whose body was read to its end is destroyed as well, while its client waits for the answer. */
function hasLeft({ req, res }: AppContext): boolean {
  return res.destroyed || (req.destroyed && !req.complete);
}

/**
 * The one place that turns any error into a response. A client that went away is not an error; an answer
 * that had begun can only be cut off, so that the client notices.
 */
export const handleErrors: Middleware<AppState> = async (ctx, next) => {
  try {
    await next();
    if (ctx.status === 404 && ctx.body === undefined && ctx.respond !== false) {
      throw createCommonError('NotFound');
    }
  } catch (error) {
    if (isClientAbort(error) && hasLeft(ctx)) {
      ctx.respond = false;
      return;
    }
    const { status, code } = describeError(error);
    // A late call has not failed, and 501 says that something is not offered here.
    if (code === 'StillWorking') ctx.state.log.warn({ code }, 'the answer is late');
    else if (status >= 500 && status !== 501) ctx.state.log.error({ err: error }, 'request failed');
    if (ctx.headerSent) {
      ctx.respond = false;
      ctx.res.destroy();
      return;
    }
    await answer(ctx, error);
  }
};
