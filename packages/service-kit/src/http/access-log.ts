import { context } from '@opentelemetry/api';
import type { Middleware } from 'koa';
import type { Logger } from '../logger.js';
import { createAccessLog } from '../work/work-log.js';
import { type AppState, routeTemplate } from './app-state.js';
import type { HttpMetrics } from './metrics.js';

/** nginx's log status for 'the client closed the request'. Never sent. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * One line and one measurement per request, written when its response ended: a stream counts until its end.
 * The path goes to the log without its query, because a query may carry a token.
 */
export function logAccess(log: Logger, metrics: HttpMetrics): Middleware<AppState> {
  const accessLog = createAccessLog(log);
  return (ctx, next) => {
    const start = performance.now();
    const write = () => {
      const milliseconds = performance.now() - start;
      const finished = ctx.res.writableFinished;
      const status = finished ? ctx.res.statusCode : CLIENT_CLOSED_REQUEST;
      const route = routeTemplate(ctx);
      const { method } = ctx;
      const { requestId } = ctx.state;
      metrics.observe({ method, route, status }, milliseconds / 1000);
      const line = { requestId, method, route, status, ms: Math.round(milliseconds) };
      accessLog.info(
        route === 'unmatched' ? { ...line, path: ctx.path.slice(0, 200) } : line,
        finished ? 'request' : 'request closed by the client',
      );
    };
    // The event fires outside of the request's trace, to which the line belongs.
    ctx.res.once('close', context.bind(context.active(), write));
    return next();
  };
}
