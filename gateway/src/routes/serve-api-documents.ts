import * as http from '@shortlist/contracts/http/gateway';
import { createOpenApiDocument } from '@shortlist/contracts/openapi';
import { writeStrictly } from '@shortlist/contracts/strict-writing';
import { type AppContext, type AppState, nameRoute } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';
import { createStatusReader } from '../domain/service-status.js';
import { serveOnly } from './serve-only.js';

/** API answers that the gateway gives itself: the OpenAPI document and the status of the parts. */
export function serveApiDocuments(context: Context): Middleware<AppState> {
  const { config } = context;
  const openApi = createOpenApiDocument(context.runtimeConfig.version);
  const readStatus = createStatusReader(config.adminUrls, context.log);
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/openapi.json': () => openApi,
    '/api/status': async () => writeStrictly(http.getStatus.response, await readStatus()),
  };
  const isOurs = ({ path, method }: AppContext) =>
    Object.hasOwn(answers, path) && (method === 'GET' || method === 'HEAD');
  return serveOnly(isOurs, async (ctx) => {
    nameRoute(ctx, ctx.path);
    ctx.body = await answers[ctx.path]?.();
  });
}
