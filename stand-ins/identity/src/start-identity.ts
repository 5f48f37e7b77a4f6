import { type AppState, createApp, listen, type Logger } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Provider } from 'oidc-provider';
import type { IdentityKeys } from './identity-keys.js';
import { identityPath, stylePath } from './identity-paths.js';
import { createStyle } from './identity-style.js';
import { servePeople } from './serve-people.js';

export interface Identity {
  /** `iss` of its tokens. */
  readonly issuer: string;
  /** Its keys, on loopback. */
  readonly keysUrl: string;
  /** Serves everything below /identity. */
  readonly httpUrl: string;
  stop(): Promise<void>;
}

export interface StartIdentityOptions {
  /** Where people reach the product: an origin. */
  readonly url: string;
  readonly keys: IdentityKeys;
  /** Common style of the stand-ins' pages. */
  readonly baseStyle: string;
  readonly log: Logger;
}

function serveStyle(style: string): Middleware<AppState> {
  return async (ctx, next) => {
    if (ctx.path !== stylePath) return next();
    ctx.type = 'css';
    ctx.body = style;
  };
}

/**
 * Starts the sample provider: a real OpenID provider with two sample people, in the place of Google, so that signing in
 * with it can be tried without internet.
 */
export async function startIdentity(options: StartIdentityOptions): Promise<Identity> {
  const { log } = options;
  const issuer = `${options.url}${identityPath}`;
  // The library is loaded at the first sign-in; most starts need none.
  let opened: Promise<Provider> | undefined;
  const openProvider = () =>
    (opened ??= import('./create-provider.js').then(({ createProvider }) =>
      createProvider(issuer, options.keys, log),
    ));
  const { host } = new URL(issuer);
  const middleware: Middleware<AppState>[] = [
    serveStyle(createStyle(options.baseStyle)),
    servePeople(openProvider),
    async (ctx, next) => {
      if (!ctx.path.startsWith(`${identityPath}/`)) return next();
      ctx.respond = false;
      // The gateway's request names this port; the provider makes addresses of the name it is known by.
      ctx.req.headers.host = host;
      Object.assign(ctx.req, { originalUrl: ctx.req.url });
      ctx.req.url = ctx.url.slice(identityPath.length);
      await (await openProvider()).callback()(ctx.req, ctx.res);
    },
  ];
  const server = await listen(createApp({ log, middleware }), { host: '127.0.0.1', port: 0 });
  return {
    issuer,
    keysUrl: `${server.url}${identityPath}/jwks`,
    httpUrl: server.url,
    stop: () => server.close(),
  };
}
