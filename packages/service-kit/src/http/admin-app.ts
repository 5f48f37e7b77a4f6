import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import type { Logger } from '../logger.js';
import type { AppState } from './app-state.js';
import { handleErrors } from './handle-errors.js';
import { type HealthOptions, serveHealth } from './health.js';
import { assignRequestId } from './request-id.js';
import type { Route } from './route.js';
import { apiSecurityHeaders } from './security-headers.js';

export interface AdminAppOptions extends HealthOptions {
  readonly log: Logger;
  /** Further routes for operators, who have to prove their identity to them. */
  readonly routes: readonly Route[];
}

/**
 * Health and metrics for operators and their tools, on a port that is not public; 404 for anything else. Calls are
 * neither measured nor logged: machines make them every few seconds.
 */
export function createAdminApp({ log, routes, ...health }: AdminAppOptions): Koa<AppState> {
  const app = new Koa<AppState>();
  app.use(assignRequestId(log));
  app.use(handleErrors);
  app.use(apiSecurityHeaders);
  app.use(serveHealth(health));
  const router = new Router({ sensitive: true, strict: true });
  for (const route of routes) route.mount(router, {});
  app.use(router.routes() as unknown as Middleware<AppState>);
  return app;
}
