import {
  overrideSeconds,
  overridesPath,
  readOverrideAddress,
} from '@shortlist/contracts/front-ends/remote-overrides';
import { remoteName } from '@shortlist/contracts/front-ends/runtime-config';
import {
  type AppContext,
  type AppState,
  HttpError,
  nameRoute,
  readJsonBody,
} from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import { z } from 'zod';
import type { Context } from '../context.js';
import { type Overrides, writeOverrideCookie } from '../domain/overrides/override-cookie.js';
import { chooseRemotesFor } from './choose-remotes-for.js';
import { overrideCookieName } from './override-cookie-name.js';

const asked = z.strictObject({ remotes: z.record(remoteName, z.string()) });

const refuse = (status: number, code: string, message: string) =>
  new HttpError({ status, code, message });

/** A browser says which page asks: only one of this site, where a person has been asked, may change what is loaded here. */
function requireOwnPage(ctx: AppContext, appUrl: string | undefined): void {
  const origin = ctx.get('origin');
  const own = [ctx.host, appUrl === undefined ? undefined : new URL(appUrl).host];
  const isOwn = URL.canParse(origin) && own.includes(new URL(origin).host);
  const site = ctx.get('sec-fetch-site');
  if (isOwn && (site === '' || site === 'same-origin')) return;
  throw refuse(403, 'Forbidden', 'Only a page of this site can change where its parts come from.');
}

interface Allowed {
  readonly origins: readonly string[];
  /** Names of the remotes that there are. */
  readonly remotes: readonly string[];
}

async function readAsked(ctx: AppContext, { origins, remotes }: Allowed): Promise<Overrides> {
  const body = asked.safeParse(await readJsonBody(ctx));
  if (!body.success || !Object.keys(body.data.remotes).every((name) => remotes.includes(name))) {
    throw refuse(400, 'InvalidInput', 'Name each part once, with the address of its manifest.');
  }
  return Object.fromEntries(
    Object.entries(body.data.remotes).map(([name, address]) => {
      const read = readOverrideAddress(address, origins);
      if ('problem' in read) throw refuse(400, 'InvalidInput', `${name}: ${read.problem}`);
      return [name, read.manifest];
    }),
  );
}

/**
 * `POST /remote-overrides` makes the browser that asks take remotes from elsewhere for a day, `DELETE` ends it. The page has asked
 * the person before. Only where the deployment names origins for that.
 */
export function overrideRemotes(context: Context): Middleware<AppState> {
  const { overrideOrigins: allowed, appUrl } = context.config;
  return async (ctx, next) => {
    if (ctx.path !== overridesPath) return next();
    nameRoute(ctx, overridesPath);
    if (allowed.length === 0) {
      throw refuse(404, 'NotFound', 'This site takes all its parts from where it is deployed.');
    }
    if (ctx.method !== 'POST' && ctx.method !== 'DELETE') {
      throw refuse(405, 'MethodNotAllowed', 'Only POST and DELETE are answered here.');
    }
    requireOwnPage(ctx, appUrl);
    const set = (value: string, maxAge: number) =>
      ctx.cookies.set(overrideCookieName(ctx), value, {
        httpOnly: true,
        // Also for anyone who follows a link to a page, whose policy must fit what it will load.
        sameSite: 'lax',
        secure: ctx.secure,
        maxAge,
      });
    if (ctx.method === 'DELETE') set('', 0);
    else {
      const { remotes: present, overrides } = await chooseRemotesFor(context, ctx);
      const wanted = await readAsked(ctx, { origins: allowed, remotes: Object.keys(present) });
      const remotes = { ...overrides?.taken, ...wanted };
      set(writeOverrideCookie(remotes, context.clock().getTime()), overrideSeconds * 1000);
    }
    ctx.set('cache-control', 'no-store');
    ctx.status = 204;
  };
}
