import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { Middleware } from 'koa';
import { attribute } from '../telemetry/attributes.js';
import { failSpan } from '../telemetry/fail-span.js';
import { isTracing, tracer } from '../telemetry/tracing-state.js';
import { type AppContext, type AppState, routeTemplate } from './app-state.js';

export interface TraceRequestsOptions {
  /** Name of the app in its log. */
  readonly part: string;
  /** Continues the trace in the caller's headers; false where callers are strangers, who could have all recorded. */
  readonly continuesTraces: boolean;
}

const knownMethods = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'CONNECT',
  'TRACE',
]);

function endSpan(span: Span, ctx: AppContext): void {
  const route = routeTemplate(ctx);
  if (route !== 'unmatched') {
    span.updateName(`${spanMethod(ctx)} ${route}`);
    span.setAttribute(attribute.route, route);
  }
  const { res } = ctx;
  if (res.headersSent) span.setAttribute(attribute.status, res.statusCode);
  if (!res.writableFinished) span.setAttribute(attribute.clientLeft, true);
  if (res.headersSent && res.statusCode >= 500) failSpan(span, String(res.statusCode));
  span.end();
}

const spanMethod = ({ method }: AppContext) => (knownMethods.has(method) ? method : 'HTTP');

/**
 * One server span for each request, lasting until its response has ended, like its line in the access log. It holds the
 * route template, never the path, which strangers choose. Costs one check while traces are off.
 */
export function traceRequests({
  part,
  continuesTraces,
}: TraceRequestsOptions): Middleware<AppState> {
  return (ctx, next) => {
    if (!isTracing()) return next();
    const parent = continuesTraces
      ? propagation.extract(ROOT_CONTEXT, ctx.req.headers)
      : ROOT_CONTEXT;
    const attributes = {
      [attribute.method]: knownMethods.has(ctx.method) ? ctx.method : '_OTHER',
      [attribute.scheme]: ctx.protocol,
      [attribute.part]: part,
      [attribute.requestId]: ctx.state.requestId,
    };
    const span = tracer().startSpan(spanMethod(ctx), { kind: SpanKind.SERVER, attributes }, parent);
    ctx.res.once('close', () => endSpan(span, ctx));
    return context.with(trace.setSpan(parent, span), next);
  };
}
