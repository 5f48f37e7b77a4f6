import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameContext, Opener } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { Context } from './context.js';
import { createApiTokens } from './domain/api-tokens.js';
import { createKnownBuilds } from './domain/beacon/known-builds.js';
import { createReports } from './domain/beacon/take-reports.js';
import { createFrontEndFiles } from './domain/front-ends/front-end-files.js';
import { openFrontEnds } from './domain/front-ends/front-ends.js';
import { listServedRemotes, servedManifest } from './domain/front-ends/list-served-remotes.js';
import { createHttpProxy } from './domain/proxy/create-http-proxy.js';
import { createRateLimits, sensitivePoints } from './domain/rate-limits.js';
import { emptyRegistry } from './domain/registry/registry.js';
import { openFolderStore, openMongoStore } from './domain/registry/store/registry-store.js';
import { watchRegistry } from './domain/registry/store/watch-registry.js';
import { createRuntimeConfig } from './domain/runtime-config.js';
import { createSessionChecks } from './domain/session-checks.js';
import { startSharedLimiter } from './domain/shared-limiter.js';
import { proxyShellFrom, readShellFrom, type ShellSource } from './domain/shell-source.js';
import { createFrontEndMetrics } from './metrics/create-front-end-metrics.js';
import { createWorkMetrics } from './metrics/create-work-metrics.js';

/** Opens what the routes work with: connections to the services, the counts of calls, the shell. */
export async function openContext(base: FrameContext<Config>, { open }: Opener): Promise<Context> {
  const { config, log, metrics } = base;
  const workMetrics = createWorkMetrics(metrics.registry);
  const { serviceUrls, mailboxUrl, identityUrl, mongodbUri, rateLimits } = config;
  const openProxy = (target: string, url: string) =>
    open(
      `connections to ${target}`,
      () => createHttpProxy({ target, url }),
      (proxy) => proxy.close(),
    );
  const shared =
    mongodbUri === undefined
      ? undefined
      : await open(
          'shared limits',
          () =>
            startSharedLimiter({
              mongodbUri,
              points: sensitivePoints(rateLimits.sensitivePerMinute),
              log,
            }),
          (limiter) => limiter.stop(),
        );
  const services = {
    auth: await openProxy('auth', serviceUrls.auth),
    resumes: await openProxy('resumes', serviceUrls.resumes),
    usage: await openProxy('usage', serviceUrls.usage),
    email: await openProxy('email', serviceUrls.email),
  };
  const mailbox = mailboxUrl === undefined ? null : await openProxy('mailbox', mailboxUrl);
  const identity = identityUrl === undefined ? null : await openProxy('identity', identityUrl);
  const openRegistry = registryStoreOf(base);
  const registry =
    openRegistry === null
      ? null
      : await open(
          'registry of remotes',
          () => watchRegistry({ open: openRegistry, log, intervalMs: config.lookMs.registry }),
          (watch) => watch.stop(),
        );
  const shell = await open(
    'shell',
    () => findShell(base),
    (opened) => opened?.close(),
  );
  const remotes = { ...servedRemotes(config), ...config.remotes };
  const frontEnds = await open(
    'front ends',
    () =>
      openFrontEnds({
        remotes,
        manifestUrls: config.manifestUrls,
        frontEndsFolder: config.frontEndsFolder,
        intervalMs: config.lookMs.frontEnds,
        registry,
        // A shell that does not answer says nothing, and its pages are away as well.
        provided: async () => (await shell?.template().catch(() => null))?.provided ?? {},
        log,
      }),
    (opened) => opened.stop(),
  );
  if (!shell) log.warn('no front ends are served: neither FRONT_ENDS_DIR nor SHELL_URL is set');
  const asked = {
    authUrl: serviceUrls.auth,
    log,
    workMetrics,
    now: () => base.clock().getTime(),
  };
  const builds = createKnownBuilds({
    remotes: new Set(Object.keys({ ...remotes, ...config.manifestUrls })),
    configuredBuild: frontEnds.buildOf,
    pages: async () => (await frontEnds.forUser(null)).pages,
    registry: () => registry?.now() ?? emptyRegistry,
  });
  return {
    ...base,
    sessionChecks: createSessionChecks(asked),
    apiTokens: createApiTokens(asked),
    services,
    mailbox,
    identity,
    shell,
    frontEnds,
    registry,
    rateLimits: createRateLimits({ ...rateLimits, shared, log, workMetrics }),
    workMetrics,
    runtimeConfig: createRuntimeConfig(config, readVersion()),
    reports: createReports({
      builds,
      metrics: createFrontEndMetrics(metrics.registry),
      log,
      reportedViews: config.reportedViews,
    }),
  };
}

/** The remotes in the folder of front ends, by their addresses. */
function servedRemotes({ frontEndsFolder }: Config): Readonly<Record<string, string>> {
  const names = frontEndsFolder === undefined ? [] : listServedRemotes(frontEndsFolder);
  return Object.fromEntries(names.map((name) => [name, servedManifest(name)]));
}

/** Opens the store of the registry; null where none is configured. */
function registryStoreOf({ config, log }: FrameContext<Config>) {
  const { registryFolder, registryUri } = config;
  if (registryFolder !== undefined) return () => Promise.resolve(openFolderStore(registryFolder));
  if (registryUri !== undefined) return () => openMongoStore({ mongodbUri: registryUri, log });
  return null;
}

async function findShell({ config, log }: FrameContext<Config>): Promise<ShellSource | null> {
  const { shellUrl, frontEndsFolder, keptFrontEndsFolder } = config;
  if (shellUrl) return proxyShellFrom(shellUrl);
  if (!frontEndsFolder) return null;
  const dist = path.join(frontEndsFolder, 'shell/dist');
  const keptFolder = keptFrontEndsFolder && path.join(keptFrontEndsFolder, 'shell');
  return readShellFrom(dist, createFrontEndFiles({ dist, keptFolder, log }));
}

/** The gateway's own version, shown in the runtime config and the API document. */
function readVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
