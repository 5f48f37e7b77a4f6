import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import { isClientAbort } from '../errors/describe-error.js';
import { createCommonError } from '../errors/http-error.js';
import { type Logger, nameOf } from '../logger.js';
import type { TokenVerifier } from '../tokens.js';
import { logAccess } from './access-log.js';
import { createAdminApp } from './admin-app.js';
import type { AppState } from './app-state.js';
import { isCanonicalPath } from './canonical-path.js';
import { compressAnswers } from './compress-answers.js';
import { handleErrors } from './handle-errors.js';
import type { ReadinessCheck } from './health.js';
import { createHttpMetrics, type HttpMetrics } from './metrics.js';
import { assignRequestId } from './request-id.js';
import type { Route } from './route.js';
import { apiSecurityHeaders } from './security-headers.js';
import { showReadiness } from './show-readiness.js';
import { traceRequests } from './trace-requests.js';

export interface CreateAppOptions {
  readonly log: Logger;
  readonly routes?: readonly Route[];
  /** Needed as soon as one route has auth `user`; see `createTokenVerifier`. */
  readonly verifyToken?: TokenVerifier;
  /** Answered on the admin port beside health and metrics. */
  readonly adminRoutes?: readonly Route[];
  /** Checks of `/readyz`, by name. */
  readonly checks?: Readonly<Record<string, ReadinessCheck>>;
  /** Milliseconds a check may take. Default 2000. */
  readonly checkTimeoutMs?: number;
  /** Runs before the routes; calls next() for what it does not serve. */
  readonly middleware?: readonly Middleware<AppState>[];
  /** Replaces the headers of an API (nothing may be rendered, framed or cached). */
  readonly securityHeaders?: Middleware<AppState>;
  readonly metrics?: HttpMetrics;
  /** Continues the traces in callers' headers; false where callers are strangers. Default true. */
  readonly continuesTraces?: boolean;
  /** How many proxies in front are ours; their X-Forwarded-For is believed. Default 0. */
  readonly trustedProxies?: number;
}

/** A path not in its canonical spelling addresses no operation. */
const refuseOtherSpellings: Middleware<AppState> = async (ctx, next) => {
  if (isCanonicalPath(ctx.path)) await next();
};

/** HEAD counts as GET; a known path with another method answers 405 with `Allow`. */
function refuseOtherMethods(router: Router): Middleware<AppState> {
  return async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || ctx.body !== undefined) return;
    const layers = router.match(ctx.path, ctx.method).path;
    const allowed = [...new Set(layers.flatMap((layer) => layer.methods))];
    if (allowed.length === 0 || allowed.includes(ctx.method)) return;
    throw createCommonError('MethodNotAllowed', { headers: { allow: allowed.join(', ') } });
  };
}

/** The app of a service's public port, with the one of its admin port. */
export interface ServiceApp extends Koa<AppState> {
  /** `/healthz`, `/readyz` and `/metrics` of this app, and its `adminRoutes`; see `serve`. */
  readonly admin: Koa<AppState>;
}

/** The Koa app of a service: request id, access log, metrics, errors, compression and headers around its routes. */
export function createApp({
  log,
  routes = [],
  adminRoutes = [],
  verifyToken,
  checks = {},
  checkTimeoutMs = 2000,
  middleware = [],
  securityHeaders = apiSecurityHeaders,
  metrics = createHttpMetrics(),
  continuesTraces = true,
  trustedProxies = 0,
}: CreateAppOptions): ServiceApp {
  const router = new Router({ sensitive: true, strict: true });
  for (const route of routes) route.mount(router, { verifyToken });

  const app = new Koa<AppState>();
  app.proxy = trustedProxies > 0;
  app.maxIpsCount = trustedProxies;
  app.on('error', (error: unknown) => {
    if (!isClientAbort(error)) log.error({ err: error }, 'response failed');
  });
  app.use(assignRequestId(log));
  app.use(traceRequests({ part: nameOf(log), continuesTraces }));
  app.use(logAccess(log, metrics));
  app.use(handleErrors);
  app.use(compressAnswers);
  app.use(securityHeaders);
  for (const each of middleware) app.use(each);
  app.use(refuseOtherSpellings);
  app.use(refuseOtherMethods(router));
  app.use(router.routes() as unknown as Middleware<AppState>);
  showReadiness(metrics.registry, checks, checkTimeoutMs);
  const admin = createAdminApp({
    log,
    checks,
    timeoutMs: checkTimeoutMs,
    metrics,
    routes: adminRoutes,
  });
  return Object.assign(app, { admin });
}
