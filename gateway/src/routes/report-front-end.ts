import { reportFrontEnd as operation } from '@shortlist/contracts/http/gateway';
import {
  type AppContext,
  type AppState,
  createError,
  createJsonReader,
  nameRoute,
  parseInput,
} from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';
import { requireAllowance } from './require-allowance.js';
import { serveOnly } from './serve-only.js';

const address = `/api${operation.path}`;
const isOurs = ({ path, method }: AppContext) => path === address && method === operation.method;

/** Largest report, in bytes. */
const readReport = createJsonReader(8 * 1024);

/**
 * Whether a page of ours sends it: browsers say so, older ones by the origin alone. Who is no browser can say anything,
 * but no other site can let its visitors report.
 */
function isFromOwnPage(ctx: AppContext, appUrl: string | undefined): boolean {
  const site = ctx.get('sec-fetch-site');
  if (site !== '') return site === 'same-origin';
  const origin = ctx.get('origin');
  if (!URL.canParse(origin)) return false;
  return (
    new URL(origin).host === ctx.host || (appUrl !== undefined && new URL(appUrl).origin === origin)
  );
}

/** Takes what pages tell of themselves (docs/decisions/029): for metrics and log, from anybody, and of nobody. */
export function reportFrontEnd({ config, reports }: Context): Middleware<AppState> {
  return serveOnly(isOurs, async (ctx) => {
    nameRoute(ctx, address);
    requireAllowance(await reports.allow(ctx.ip));
    if (!isFromOwnPage(ctx, config.appUrl)) {
      reports.drop('foreign');
      throw createError(operation, 'NotOurPage');
    }
    try {
      await reports.take(parseInput(operation.body, await readReport(ctx)));
    } catch (error) {
      reports.drop('invalid');
      throw error;
    }
    ctx.body = {};
  });
}
