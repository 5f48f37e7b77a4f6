import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { AppState } from '@shortlist/service-kit';
import type { Middleware, ParameterizedContext } from 'koa';
import type { Context } from '../context.js';
import { presentPage } from '../domain/registry/choose/choose-remotes.js';
import { chooseRemotesFor } from './choose-remotes-for.js';

/** The runtime config as the caller gets it; `script` is the one that the shell starts from. */
export async function configFor(
  context: Context,
  ctx: ParameterizedContext<AppState>,
  script: string | undefined,
): Promise<RuntimeConfig> {
  const chosen = await chooseRemotesFor(context, ctx);
  const { remotes, remoteIntegrity, remoteOwners, pages, unread, overrides } = chosen;
  return {
    ...context.runtimeConfig,
    remotes,
    remoteIntegrity,
    remoteOwners,
    pages: pages.map(presentPage),
    ...(overrides === undefined ? {} : { remoteOverrides: overrides }),
    ...(unread.length > 0 ? { unread: [...unread] } : {}),
    ...(script === undefined ? {} : { shell: script }),
  };
}

/** `/config.json`: what the shell's html holds, too, for pages that are open and for remotes on a page of their own; revalidated each time. */
export function serveRuntimeConfig(context: Context): Middleware<AppState> {
  const { shell, log } = context;
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
    // The session decides about a canary, a separate cookie about overrides.
    ctx.vary('cookie');
    ctx.body = await configFor(context, ctx, script);
  };
}
