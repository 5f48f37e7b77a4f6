import type { AppState } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';

/** `/config.json`: what the shell reads at start; revalidated each time. */
export function serveRuntimeConfig(context: Context): Middleware<AppState> {
  return async (ctx, next) => {
    if (ctx.path !== '/config.json') return next();
    ctx.set('cache-control', 'no-cache');
    ctx.body = context.runtimeConfig;
  };
}
