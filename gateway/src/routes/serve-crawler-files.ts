import { type AppState, nameRoute } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import { createRobots, createSitemap } from '../domain/pages/crawler-files.js';

/** `/robots.txt`, and where `appUrl` is known `/sitemap.xml`: what search engines may list. */
export function serveCrawlerFiles(appUrl: string | undefined): Middleware<AppState> {
  const files = new Map([['/robots.txt', { type: 'text', body: createRobots(appUrl) }]]);
  if (appUrl !== undefined)
    files.set('/sitemap.xml', { type: 'application/xml', body: createSitemap(appUrl) });
  return async (ctx, next) => {
    const file = files.get(ctx.path);
    if (!file || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    nameRoute(ctx, 'file');
    ctx.set('cache-control', 'no-cache');
    ctx.type = file.type;
    ctx.body = file.body;
  };
}
