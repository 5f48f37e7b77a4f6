import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Middleware } from 'koa';
import type { AppState } from './app-state.js';

/** The headers that Helmet sets; none of its options here looks at a request, so that it is asked once. */
function headersOf(options: HelmetOptions): Map<string, string> {
  const example = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(example.req, example, (error) => {
    if (error instanceof Error) throw error;
  });
  return new Map(Object.entries(example.getHeaders()).map(([name, value]) => [name, `${value}`]));
}

/** Gives every answer Helmet's headers, and `others`. */
export function createSecurityHeaders(
  options: HelmetOptions,
  others: Readonly<Record<string, string>> = {},
): Middleware<AppState> {
  const headers = new Map([...headersOf(options), ...Object.entries(others)]);
  return (ctx, next) => {
    ctx.res.setHeaders(headers);
    return next();
  };
}

/** Headers of an API answer: it is data of one user, so it is never rendered, framed or stored in a cache. */
export const apiSecurityHeaders = createSecurityHeaders(
  {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  },
  { 'cache-control': 'no-store' },
);
