import { createCommonError, nameRoute, type AppState } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';
import { findService } from '../domain/api-routes.js';
import { ProxyError } from '../domain/http-proxy.js';

const apiPrefix = '/api';

async function requireAllowance(
  context: Context,
  address: string,
  method: string,
  path: string,
): Promise<void> {
  const waitSeconds = await context.rateLimits.take(address, method, path);
  if (waitSeconds === null) return;
  throw createCommonError('TooManyRequests', { headers: { 'retry-after': String(waitSeconds) } });
}

function describe(error: unknown): unknown {
  if (!(error instanceof ProxyError)) return error;
  return createCommonError(error.failure === 'timeout' ? 'Timeout' : 'BadGateway', {
    cause: error,
  });
}

/** Sends what is below /api to the service it belongs to, within the client's rate limits. */
export function proxyApi(context: Context): Middleware<AppState> {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${apiPrefix}/`)) return next();
    const path = ctx.path.slice(apiPrefix.length);
    await requireAllowance(context, ctx.ip, ctx.method, path);
    const service = findService(path);
    if (!service) return next();
    nameRoute(ctx, `${apiPrefix}/${service}`);
    try {
      await context.services[service].forward({
        path: path + ctx.search,
        request: ctx.req,
        response: ctx.res,
        requestId: ctx.state.requestId,
        clientAddress: ctx.ip,
      });
    } catch (error) {
      throw describe(error);
    }
    ctx.respond = false;
  };
}
