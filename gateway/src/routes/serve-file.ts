import { type AppState, nameRoute } from '@shortlist/service-kit';
import type { ParameterizedContext } from 'koa';
import type { FileServer } from '../domain/static-files.js';

/** Lets a file server answer this request as one for `url`; false if it has no such file. */
export async function serveFile(
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
