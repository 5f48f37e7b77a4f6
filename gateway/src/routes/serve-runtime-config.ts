import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import type { AppState } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';
import { chooseRemotesFor } from './choose-remotes-for.js';

/** `/config.json`: what the shell reads at start; revalidated each time. */
export function serveRuntimeConfig(context: Context): Middleware<AppState> {
  const { shell, runtimeConfig, log } = context;
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
    // Who gets a canary is told by the session, and what a browser takes from elsewhere by a cookie of its own.
    ctx.vary('cookie');
    const { remotes, remoteIntegrity, overrides } = chooseRemotesFor(context, ctx);
    ctx.body = {
      ...runtimeConfig,
      remotes,
      remoteIntegrity,
      ...(overrides === undefined ? {} : { remoteOverrides: overrides }),
      ...(script === undefined ? {} : { shell: script }),
    } satisfies RuntimeConfig;
  };
}
