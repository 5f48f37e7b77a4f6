import path from 'node:path';
import {
  couldBePage,
  findPage,
  notFoundTitle,
  unreadTitle,
} from '@shortlist/contracts/front-ends/pages';
import type { RemotePage } from '@shortlist/contracts/front-ends/remote-pages';
import { readPageAddress } from '@shortlist/contracts/front-ends/workspace-address';
import { type AppState, nameRoute } from '@shortlist/service-kit';
import type { Middleware, ParameterizedContext } from 'koa';
import type { Context } from '../context.js';
import { createPageData } from '../domain/pages/page-data.js';
import { createPageHead } from '../domain/pages/page-head.js';
import { createPageHints } from '../domain/pages/page-hints.js';
import { createRemoteFiles } from '../domain/pages/remote-files.js';
import { createContentSecurityPolicy, externalOrigins } from '../domain/security-headers.js';
import type { PageParts, ShellSource } from '../domain/shell-source.js';
import { chooseRemotesFor } from './choose-remotes-for.js';
import { readUser } from './read-user.js';
import { serveFile } from './serve-file.js';
import { configFor } from './serve-runtime-config.js';

/** Endings of page addresses, also mistyped ones; another ending means a file. */
const pageEndings = new Set(['', '.', '.html', '.htm']);

/** True when a person's browser asks. Scripts, styles and tools that take anything get no html instead of a file. */
const prefersHtml = (ctx: ParameterizedContext<AppState>) => ctx.accepts('json', 'html') === 'html';

/** The page's frame, as far as the html can show it before the scripts are there. */
function frameOf(page: RemotePage | undefined): PageParts['frame'] {
  if (!page?.bare) return 'bar';
  return page.split ? 'split' : 'plain';
}

/** Pages for everybody have one address. Browsers do not keep the redirect, as a page may become one of members. */
function leaveWorkspace(ctx: ParameterizedContext<AppState>, pagePath: string): void {
  nameRoute(ctx, 'page');
  ctx.status = 308;
  ctx.set('cache-control', 'no-cache');
  ctx.redirect(pagePath + ctx.search);
}

/**
 * The shell: its files, its html for every page of the product, each time with a fresh style nonce, and its html with
 * status 404 for every other address that a person may have typed or followed. Pages of the signed-in have a second
 * address in each workspace (docs/decisions/053).
 */
export function serveShell(context: Context, shell: ShellSource): Middleware<AppState> {
  const { runtimeConfig, config } = context;
  const readRemoteFiles = createRemoteFiles({
    frontEndsFolder: config.frontEndsFolder,
    now: () => context.clock().getTime(),
  });
  const connectOrigins = externalOrigins([runtimeConfig.contactWebhookUrl]);

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (/^\/api(\/|$)/.test(ctx.path)) return next();
    const chosen = await chooseRemotesFor(context, ctx);
    const { remotes, remoteIntegrity, pages, unread, origins: remoteOrigins } = chosen;
    const address = readPageAddress(ctx.path);
    const page = findPage(pages, address.path);
    if (page && !page.guarded && address.workspaceId !== null) {
      leaveWorkspace(ctx, page.path);
      return;
    }
    const isNamedAsPage = page !== undefined || pageEndings.has(path.posix.extname(ctx.path));
    if (!isNamedAsPage && (await serveFile(ctx, shell.files, ctx.url))) return;
    if (isNamedAsPage ? ctx.accepts('html') !== 'html' : !prefersHtml(ctx)) return next();

    nameRoute(ctx, 'page');
    if (page?.secret) {
      ctx.set('referrer-policy', 'no-referrer');
      ctx.set('x-robots-tag', 'noindex, nofollow, noarchive');
    } else if (!page?.listed) ctx.set('x-robots-tag', 'noindex');
    const template = await shell.template();
    const isUnread = !page && unread.length > 0 && couldBePage(address.path);
    const head = createPageHead({
      page,
      missingTitle: isUnread ? unreadTitle : notFoundTitle,
      description: findPage(pages, '/')?.description ?? '',
      appUrl: config.appUrl,
    });
    const files = page && (await readRemoteFiles(page.remote, remotes[page.remote] ?? ''));
    const hints =
      page && files ? createPageHints(page.path, files, remoteIntegrity[page.remote]) : '';
    const isSignedIn = readUser(ctx) !== null;
    const asks = (page && files?.pages.get(page.path)?.asks) ?? [];
    const firstCalls = isSignedIn
      ? createPageData(
          'first-calls',
          ['/auth/me', ...asks].map((ask) => runtimeConfig.apiBaseUrl + ask),
        )
      : '';
    const shownConfig = await configFor(context, ctx, template.script);
    const shown = template.forPage({
      head: [head, createPageData('runtime-config', shownConfig), hints, firstCalls].join('\n    '),
      frame: frameOf(page),
      callsAtStart: isSignedIn && asks.length === 0,
      origins: remoteOrigins,
    });
    ctx.set('cache-control', 'no-cache');
    // Whether such a page exists is known once every remote could be asked.
    ctx.status = page ? 200 : isUnread ? 503 : 404;
    if (page) {
      ctx.set('etag', shown.etag);
      if (ctx.fresh) {
        // The page in the browser's cache has the nonce of the policy that was cached with it.
        ctx.remove('content-security-policy');
        ctx.status = 304;
        return;
      }
    }
    const { html, nonce } = shown.render();
    ctx.set(
      'content-security-policy',
      createContentSecurityPolicy({
        nonce,
        scriptHashes: template.scriptHashes,
        remoteOrigins,
        connectOrigins: [...connectOrigins, ...chosen.socketOrigins],
      }),
    );
    ctx.type = 'html';
    ctx.body = html;
  };
}
