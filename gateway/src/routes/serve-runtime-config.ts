import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import type { AppState } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';
import { presentPage } from '../domain/registry/choose-remotes.js';
import { readUser } from './read-user.js';

/** `/config.json`: what the shell reads at start; revalidated each time. */
export function serveRuntimeConfig(context: Context): Middleware<AppState> {
  const { shell, runtimeConfig, frontEnds, log } = context;
  const findScript = async () => {
    try {
      return (await shell?.template())?.script;
    } catch (err) {
      // Pages that are open do without; who opens one is told by it.
      log.warn({ err }, 'the shell could not be asked for its script');
      return undefined;
    }
  };
  return async (ctx, next) => {
    if (ctx.path !== '/config.json') return next();
    ctx.set('cache-control', 'no-cache');
    const script = await findScript();
    // Who gets a canary is told by the session.
    ctx.vary('cookie');
    const { pages, unread, ...chosen } = await frontEnds.forUser(readUser(ctx));
    ctx.body = {
      ...runtimeConfig,
      ...chosen,
      pages: pages.map(presentPage),
      ...(unread.length > 0 ? { unread: [...unread] } : {}),
      ...(script === undefined ? {} : { shell: script }),
    } satisfies RuntimeConfig;
  };
}
