import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { AppState } from './app-state.js';

const headers: Middleware = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
});

/** Headers of an API answer: it is data of one user, so it is never rendered, framed or stored in a cache. */
export const apiSecurityHeaders: Middleware<AppState> = async (ctx, next) => {
  ctx.set('cache-control', 'no-store');
  await headers(ctx, next);
};
