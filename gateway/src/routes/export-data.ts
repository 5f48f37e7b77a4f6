import { workspaceHeader } from '@shortlist/contracts/constants';
import { exportData as operation } from '@shortlist/contracts/http/gateway';
import { type AppContext, type AppState, nameRoute } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';
import { composeExport } from '../domain/export/compose-export.js';
import { createArchive } from '../domain/export/create-archive.js';
import {
  begin,
  end,
  type ExportCaller,
  openParts,
  PassedAnswer,
} from '../domain/export/open-parts.js';
import { type Caller, findCaller } from '../domain/find-caller.js';
import { endWithSession } from '../domain/proxy/end-with-session.js';
import { requireWorkspace } from '../domain/require-workspace.js';
import { requireAllowance } from './require-allowance.js';
import { serveOnly } from './serve-only.js';

const asked = { operation, path: operation.path };
const address = `/api${operation.path}`;
const isOurs = ({ path, method }: AppContext) => path === address && method === operation.method;

/** Sends the refusal of a service to the caller. */
function passOn(ctx: AppContext, { status, headers, body }: PassedAnswer): void {
  ctx.status = status;
  ctx.type = headers['content-type']?.toString() ?? 'application/json';
  ctx.body = body;
}

/** Sends the archive while it is made. Once streaming has begun, errors abort the response. */
async function send(
  ctx: AppContext,
  context: Context,
  caller: ExportCaller,
  { hasEnded }: Caller,
): Promise<void> {
  const { clock, workMetrics } = context;
  const parts = await openParts(caller);
  const at = clock();
  ctx.respond = false;
  const { res } = ctx;
  res.statusCode = 200;
  res.setHeader('content-type', operation.file);
  res.setHeader('cache-control', 'no-store');
  const name = `shortlist-data-${at.toISOString().slice(0, 10)}.zip`;
  res.setHeader('content-disposition', `attachment; filename="${name}"`);
  res.flushHeaders();
  endWithSession(res, hasEnded);
  try {
    await composeExport(parts, createArchive(res, at, caller.signal), at);
    workMetrics.exports.count({ outcome: 'sent' });
  } catch (error) {
    workMetrics.exports.count({ outcome: caller.signal.aborted ? 'left' : 'failed' });
    if (!caller.signal.aborted) ctx.state.log.error({ err: error }, 'an export broke off');
    res.destroy();
  }
}

/**
 * Everything that is kept for the caller, of all services, in one archive (docs/decisions/020). Auth counts the exports
 * of an account; the services' own parts are reached by nobody else.
 */
export function exportData(context: Context): Middleware<AppState> {
  const { config, log, rateLimits, workMetrics } = context;
  return serveOnly(isOurs, async (ctx) => {
    nameRoute(ctx, address);
    requireAllowance(await rateLimits.takeAny(ctx.ip));
    const authorization = ctx.get('authorization');
    const asking = await findCaller(context, asked, authorization);
    const left = new AbortController();
    ctx.res.once('close', () => left.abort());
    const caller = {
      serviceUrls: config.serviceUrls,
      authorization: authorization === '' ? undefined : authorization,
      workspace: requireWorkspace(ctx.get(workspaceHeader)),
      requestId: ctx.state.requestId,
      signal: left.signal,
    };
    const passRefusal = (error: unknown) => {
      if (!(error instanceof PassedAnswer)) throw error;
      workMetrics.exports.count({ outcome: 'refused' });
      passOn(ctx, error);
    };
    try {
      await begin(caller);
    } catch (error) {
      return passRefusal(error);
    }
    try {
      await send(ctx, context, caller, asking);
    } catch (error) {
      if (error instanceof PassedAnswer) return passRefusal(error);
      workMetrics.exports.count({ outcome: 'failed' });
      throw error;
    } finally {
      await end(caller, ctx.res.headersSent).catch((error: unknown) =>
        log.warn({ err: error }, 'the end of an export could not be told'),
      );
    }
  });
}
