import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AppState,
  createApp,
  createLogger,
  type Logger,
  presentListenVariables,
  serve,
  type ServingApp,
} from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Config } from './config.js';
import type { Context } from './context.js';
import { type ServiceName, serviceNames } from './domain/api-routes.js';
import { createHttpProxy, type HttpProxy } from './domain/proxy/create-http-proxy.js';
import { createRateLimits } from './domain/rate-limits.js';
import { createRuntimeConfig } from './domain/runtime-config.js';
import { type SharedLimiter, startSharedLimiter } from './domain/shared-limiter.js';
import { proxyShellFrom, readShellFrom, type ShellSource } from './domain/shell-source.js';
import { proxyApi } from './routes/proxy-api.js';
import { serveApiDocuments } from './routes/serve-api-documents.js';
import { serveRemotes, serveShell } from './routes/serve-front-ends.js';
import { serveMailbox } from './routes/serve-mailbox.js';
import { serveRuntimeConfig } from './routes/serve-runtime-config.js';

export interface GatewayOverrides {
  readonly log?: Logger;
}

export interface Gateway {
  start(): Promise<ServingApp>;
  stop(): Promise<void>;
}

/** The gateway's own version, shown in the runtime config and the API document. */
function readVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

const securityHeaders: Middleware<AppState> = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'self'"] } },
  // Remotes are loaded from other origins, and other pages may mount ours.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginEmbedderPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

function createServiceProxies(config: Config): Record<ServiceName, HttpProxy> {
  const proxy = (target: ServiceName, url: string) => createHttpProxy({ target, url });
  return {
    auth: proxy('auth', config.AUTH_URL),
    resumes: proxy('resumes', config.RESUMES_URL),
    usage: proxy('usage', config.USAGE_URL),
    email: proxy('email', config.EMAIL_URL),
  };
}

async function openShell(config: Config): Promise<ShellSource | null> {
  if (config.SHELL_URL) return proxyShellFrom(config.SHELL_URL);
  if (config.FRONT_ENDS_DIR) return readShellFrom(path.join(config.FRONT_ENDS_DIR, 'shell/dist'));
  return null;
}

/** The gateway: /api to the services, /config.json, the front ends, security headers and rate limits. */
export function createService(config: Config, overrides: GatewayOverrides = {}): Gateway {
  const log = overrides.log ?? createLogger({ name: 'gateway', level: config.LOG_LEVEL });
  const services = createServiceProxies(config);
  const mailbox = config.MAILBOX_URL
    ? createHttpProxy({ target: 'mailbox', url: config.MAILBOX_URL })
    : null;
  let shared: SharedLimiter | null = null;
  let shell: ShellSource | null = null;
  let server: ServingApp | null = null;

  async function createContext(): Promise<Context> {
    const { MONGODB_URI, RATE_LIMIT_PER_MINUTE, RATE_LIMIT_SENSITIVE_PER_MINUTE } = config;
    if (MONGODB_URI) {
      shared = await startSharedLimiter({
        mongodbUri: MONGODB_URI,
        points: RATE_LIMIT_SENSITIVE_PER_MINUTE,
        log,
      });
    }
    return {
      config,
      log,
      services,
      rateLimits: createRateLimits({
        perMinute: RATE_LIMIT_PER_MINUTE,
        sensitivePerMinute: RATE_LIMIT_SENSITIVE_PER_MINUTE,
        ...(shared ? { shared } : {}),
        log,
      }),
      runtimeConfig: createRuntimeConfig(config, readVersion()),
    };
  }

  return {
    async start() {
      const context = await createContext();
      shell = await openShell(config);
      const app = createApp({
        log,
        securityHeaders,
        middleware: [
          serveApiDocuments(context),
          proxyApi(context),
          serveRuntimeConfig(context),
          ...(mailbox ? [serveMailbox(config, mailbox)] : []),
          ...(config.FRONT_ENDS_DIR ? [serveRemotes(config.FRONT_ENDS_DIR)] : []),
          ...(shell ? [serveShell(context, shell)] : []),
        ],
      });
      app.proxy = config.TRUSTED_PROXIES > 0;
      app.maxIpsCount = config.TRUSTED_PROXIES;
      if (!shell) log.warn('no front ends are served: neither FRONT_ENDS_DIR nor SHELL_URL is set');
      server = await serve(app, presentListenVariables(config));
      return server;
    },
    async stop() {
      await server?.close();
      const proxies = [...serviceNames.map((name) => services[name]), mailbox, shell];
      await Promise.all([...proxies.map((proxy) => proxy?.close()), shared?.stop()]);
    },
  };
}
