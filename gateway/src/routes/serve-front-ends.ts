import path from 'node:path';
import { remoteNames } from '@shortlist/contracts/runtime-config';
import { type AppState, nameRoute } from '@shortlist/service-kit';
import type { Middleware, ParameterizedContext } from 'koa';
import type { Context } from '../context.js';
import { createContentSecurityPolicy, externalOrigins } from '../domain/security-headers.js';
import type { ShellSource } from '../domain/shell-source.js';
import { createFileServer, type FileServer } from '../domain/static-files.js';

const remotePath = /^\/remotes\/([a-z]+)(\/.*)$/;

/** Lets a file server answer this request as one for `url`; false if it has no such file. */
async function serveFile(
  ctx: ParameterizedContext<AppState>,
  files: FileServer,
  url: string,
): Promise<boolean> {
  const original = ctx.req.url;
  ctx.req.url = url;
  // Instead of Koa's 404; the file server writes its own head only if it has the file.
  ctx.res.statusCode = 200;
  const served = await files(ctx.req, ctx.res);
  ctx.req.url = original;
  if (served) {
    nameRoute(ctx, 'file');
    ctx.respond = false;
  } else ctx.res.statusCode = 404;
  return served;
}

/** The built remotes under /remotes/<name>/, and the plan file that billing ships. */
export function serveRemotes(frontEndsFolder: string): Middleware<AppState> {
  const servers = new Map(
    remoteNames.map((name) => [
      name as string,
      createFileServer(path.join(frontEndsFolder, `mfe-${name}`, 'dist')),
    ]),
  );
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const [, name, file] =
      ctx.path === '/pricing.json'
        ? ['', 'billing', '/pricing.json']
        : (remotePath.exec(ctx.path) ?? []);
    const files = servers.get(name ?? '');
    if (!files || !file || !(await serveFile(ctx, files, file))) return next();
  };
}

/** The page of a read-only link: whoever has its address may see people's data, so it is named to nobody. */
const secretPage = '/shared';

const isPage = (ctx: ParameterizedContext<AppState>) =>
  !path.posix.extname(ctx.path) &&
  !/^\/(api|remotes)(\/|$)/.test(ctx.path) &&
  ctx.accepts('html') === 'html';

/** The shell: its files, and its html for every other page address, each time with a fresh style nonce. */
export function serveShell(context: Context, shell: ShellSource): Middleware<AppState> {
  const { runtimeConfig } = context;
  const remoteOrigins = externalOrigins(Object.values(runtimeConfig.remotes));
  const connectOrigins = externalOrigins([runtimeConfig.contactWebhookUrl]);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (!isPage(ctx)) {
      if (ctx.path.endsWith('.html') || !(await serveFile(ctx, shell.files, ctx.url))) await next();
      return;
    }
    nameRoute(ctx, 'page');
    if (ctx.path === secretPage) {
      ctx.set('referrer-policy', 'no-referrer');
      ctx.set('x-robots-tag', 'noindex, nofollow, noarchive');
    }
    const page = await shell.page();
    ctx.set('cache-control', 'no-cache');
    ctx.set('etag', page.etag);
    ctx.status = 200;
    if (ctx.fresh) {
      // The page in the browser's cache has the nonce of the policy that was cached with it.
      ctx.remove('content-security-policy');
      ctx.status = 304;
      return;
    }
    const { html, nonce } = page.render();
    ctx.set(
      'content-security-policy',
      createContentSecurityPolicy({ nonce, remoteOrigins, connectOrigins }),
    );
    ctx.type = 'html';
    ctx.body = html;
  };
}
