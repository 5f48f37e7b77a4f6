import type { AppState } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';
import { exportData } from './export-data.js';
import { overrideRemotes } from './override-remotes.js';
import { proxyApi } from './proxy-api.js';
import { reportFrontEnd } from './report-front-end.js';
import { serveApiDocuments } from './serve-api-documents.js';
import { serveCrawlerFiles } from './serve-crawler-files.js';
import { serveRemotes } from './serve-front-ends.js';
import { serveIdentity } from './serve-identity.js';
import { serveMailbox } from './serve-mailbox.js';
import { serveRuntimeConfig } from './serve-runtime-config.js';
import { serveShell } from './serve-shell.js';

/** Everything the gateway serves, in order of precedence: the shell answers for every path that is left, with 404 where there is no page. */
export function createMiddleware(context: Context): readonly Middleware<AppState>[] {
  const { config, mailbox, identity, shell } = context;
  return [
    serveApiDocuments(context),
    exportData(context),
    reportFrontEnd(context),
    proxyApi(context),
    overrideRemotes(context),
    serveRuntimeConfig(context),
    ...(mailbox ? [serveMailbox(config, mailbox)] : []),
    ...(identity ? [serveIdentity(identity)] : []),
    ...(config.frontEndsFolder ? [serveRemotes(context, config.frontEndsFolder)] : []),
    ...(shell ? [serveCrawlerFiles(context), serveShell(context, shell)] : []),
  ];
}
