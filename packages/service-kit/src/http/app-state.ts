import type { RouterContext } from '@koa/router';
import type { ParameterizedContext } from 'koa';
import type { Logger } from '../logger.js';

/** Values that the base middleware leaves on `ctx.state` of every request. */
export interface AppState {
  readonly requestId: string;
  /** Carries the request id on every line. */
  readonly log: Logger;
}

export type AppContext = ParameterizedContext<AppState>;

/** The raw context that an operation mounted with `rawRoute` takes. */
export type RawContext = RouterContext<AppState>;

/** Template of the route that matched, such as `/resumes/job/:id`; `unmatched` bounds the number of labels. */
export function routeTemplate(ctx: AppContext): string {
  const template: unknown = Reflect.get(ctx, '_matchedRoute');
  return typeof template === 'string' ? template : 'unmatched';
}

/** Names the route of a request that middleware serves, for log and metrics; from a small fixed set. */
export function nameRoute(ctx: AppContext, template: string): void {
  Reflect.set(ctx, '_matchedRoute', template);
}
