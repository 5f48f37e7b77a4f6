import { type AppState, nameRoute } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';
import { createRobots, createSitemap } from '../domain/pages/crawler-files.js';

/** `/robots.txt`, and where `APP_URL` is known `/sitemap.xml`: what search engines may list. */
export function serveCrawlerFiles({
  config: { appUrl },
  frontEnds,
}: Context): Middleware<AppState> {
  const files = new Map([
    ['/robots.txt', { type: 'text', create: async () => createRobots(appUrl) }],
  ]);
  if (appUrl !== undefined) {
    const create = async () => createSitemap(appUrl, (await frontEnds.forUser(null)).pages);
    files.set('/sitemap.xml', { type: 'application/xml', create });
  }
  return async (ctx, next) => {
    const file = files.get(ctx.path);
    if (!file || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    nameRoute(ctx, 'file');
    ctx.set('cache-control', 'no-cache');
    ctx.type = file.type;
    ctx.body = await file.create();
  };
}
