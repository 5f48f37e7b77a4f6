import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameContext, Opener } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { Context } from './context.js';
import { createHttpProxy } from './domain/proxy/create-http-proxy.js';
import { createRateLimits } from './domain/rate-limits.js';
import { createRuntimeConfig } from './domain/runtime-config.js';
import { startSharedLimiter } from './domain/shared-limiter.js';
import { proxyShellFrom, readShellFrom, type ShellSource } from './domain/shell-source.js';
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
          () => startSharedLimiter({ mongodbUri, points: rateLimits.sensitivePerMinute, log }),
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
  const shell = await open(
    'shell',
    () => findShell(config),
    (opened) => opened?.close(),
  );
  if (!shell) log.warn('no front ends are served: neither FRONT_ENDS_DIR nor SHELL_URL is set');
  return {
    ...base,
    services,
    mailbox,
    identity,
    shell,
    rateLimits: createRateLimits({ ...rateLimits, shared, log, workMetrics }),
    workMetrics,
    runtimeConfig: createRuntimeConfig(config, readVersion()),
  };
}

async function findShell({ shellUrl, frontEndsFolder }: Config): Promise<ShellSource | null> {
  if (shellUrl) return proxyShellFrom(shellUrl);
  if (frontEndsFolder) return readShellFrom(path.join(frontEndsFolder, 'shell/dist'));
  return null;
}

/** The gateway's own version, shown in the runtime config and the API document. */
function readVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
