import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { AppState } from '@shortlist/service-kit';
import type { ParameterizedContext } from 'koa';
import type { Context } from '../context.js';
import { readOverrideCookie } from '../domain/overrides/override-cookie.js';
import type { ChosenRemotes } from '../domain/registry/choose/choose-remotes.js';
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

/** Chooses the remotes for the calling browser: by the registry and its user, and by its overrides. */
export async function chooseRemotesFor(
  context: Context,
  ctx: ParameterizedContext<AppState>,
): Promise<RemotesOfBrowser> {
  const { config, frontEnds, clock } = context;
  const chosen = await frontEnds.forUser(readUser(ctx));
  const origins = await frontEnds.origins();
  const allowed = config.overrideOrigins;
  if (allowed.length === 0) return { ...chosen, origins, overrides: undefined, socketOrigins: [] };
  const said = readOverrideCookie(ctx.cookies.get(overrideCookieName(ctx)), {
    origins: allowed,
    now: clock().getTime(),
  });
  // Of a remote that is gone, a cookie may still speak.
  const taken = Object.fromEntries(
    Object.entries(said).filter(([name]) => Object.hasOwn(chosen.remotes, name)),
  );
  const others = Object.entries(chosen.remoteIntegrity).filter(([name]) => !(name in taken));
  const takenOrigins = externalOrigins(Object.values(taken));
  return {
    ...chosen,
    remotes: { ...chosen.remotes, ...taken },
    remoteIntegrity: Object.fromEntries(others),
    origins: [...new Set([...origins, ...takenOrigins])].sort(),
    overrides: { origins: [...allowed], taken: { ...taken } },
    socketOrigins: takenOrigins.map((origin) => origin.replace(/^http/, 'ws')),
  };
}
