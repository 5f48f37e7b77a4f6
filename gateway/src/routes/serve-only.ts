import type { AppContext, AppState } from '@shortlist/service-kit';
import type { Middleware, Next } from 'koa';

/** Serves what `isOurs`. Every call passes here, so all else costs it no promise. */
export function serveOnly(
  isOurs: (ctx: AppContext) => boolean,
  serve: (ctx: AppContext, next: Next) => Promise<void>,
): Middleware<AppState> {
  return (ctx, next) => (isOurs(ctx) ? serve(ctx, next) : next());
}
