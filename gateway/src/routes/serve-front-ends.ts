import path from 'node:path';
import type { AppState } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';
import { createFrontEndFiles } from '../domain/front-ends/front-end-files.js';
import { listServedRemotes } from '../domain/front-ends/list-served-remotes.js';
import { serveFile } from './serve-file.js';

const remotePath = /^\/remotes\/([a-z0-9]+)(\/.*)$/;

/** The built remotes under /remotes/<name>/, and the plan file that billing ships. */
export function serveRemotes(
  { config: { keptFrontEndsFolder }, log }: Context,
  frontEndsFolder: string,
): Middleware<AppState> {
  const servers = new Map(
    listServedRemotes(frontEndsFolder).map((name) => [
      name,
      createFrontEndFiles({
        dist: path.join(frontEndsFolder, `mfe-${name}`, 'dist'),
        keptFolder: keptFrontEndsFolder && path.join(keptFrontEndsFolder, name),
        log,
      }),
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
