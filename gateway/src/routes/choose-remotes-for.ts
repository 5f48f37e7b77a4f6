import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import type { AppState } from '@shortlist/service-kit';
import type { ParameterizedContext } from 'koa';
import type { Context } from '../context.js';
import { readOverrideCookie } from '../domain/overrides/override-cookie.js';
import { chooseRemotes, type ChosenRemotes, originsOf } from '../domain/registry/choose-remotes.js';
import { emptyRegistry } from '../domain/registry/registry.js';
import { externalOrigins } from '../domain/security-headers.js';
import { overrideCookieName } from './override-cookie-name.js';
import { readUser } from './read-user.js';

export interface RemotesOfBrowser extends ChosenRemotes {
  readonly overrides: RuntimeConfig['remoteOverrides'];
  /** Origins of all that is given to anybody, and of what this browser alone takes. */
  readonly origins: readonly string[];
  /** Origins that only this browser may call: a server that compiles while somebody edits tells of it by a web socket. */
  readonly socketOrigins: readonly string[];
}

/** Which remotes the browser that asks gets: by the registry and its user, and by what it takes from elsewhere. */
export function chooseRemotesFor(
  context: Context,
  ctx: ParameterizedContext<AppState>,
): RemotesOfBrowser {
  const { config, runtimeConfig, clock } = context;
  const registry = context.registry?.now() ?? emptyRegistry;
  const chosen = chooseRemotes(registry, runtimeConfig.remotes, readUser(ctx));
  const origins = originsOf(registry, runtimeConfig.remotes);
  const allowed = config.overrideOrigins;
  if (allowed.length === 0) return { ...chosen, origins, overrides: undefined, socketOrigins: [] };
  const taken = readOverrideCookie(ctx.cookies.get(overrideCookieName(ctx)), {
    origins: allowed,
    now: clock().getTime(),
  });
  const others = Object.entries(chosen.remoteIntegrity).filter(([name]) => !(name in taken));
  const takenOrigins = externalOrigins(Object.values(taken));
  return {
    remotes: { ...chosen.remotes, ...taken },
    remoteIntegrity: Object.fromEntries(others),
    origins: [...new Set([...origins, ...takenOrigins])].sort(),
    overrides: { origins: [...allowed], taken: { ...taken } },
    socketOrigins: takenOrigins.map((origin) => origin.replace(/^http/, 'ws')),
  };
}
