import { setTimeout as delay } from 'node:timers/promises';
import type { Middleware } from 'koa';
import type { AppState } from './app-state.js';
import type { HttpMetrics } from './metrics.js';

/** Answers whether a dependency can be used now; a rejection or silence counts as no. */
export type ReadinessCheck = () => boolean | Promise<boolean>;

export type CheckResult = 'ok' | 'failed' | 'timeout';

/** Runs one check within a time limit in milliseconds. Never rejects. */
export async function runCheck(check: ReadinessCheck, timeoutMs: number): Promise<CheckResult> {
  const settled = new AbortController();
  const answered = (async () => ((await check()) ? 'ok' : 'failed'))().catch(() => 'failed');
  const timeout = delay(timeoutMs, 'timeout', { signal: settled.signal }).catch(() => 'timeout');
  const result = await Promise.race([answered, timeout]);
  settled.abort();
  return result as CheckResult;
}

export interface HealthOptions {
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  readonly timeoutMs: number;
  readonly metrics: HttpMetrics;
}

/** `/healthz`: the process is alive. `/readyz`: its dependencies answer, 200 or 503 by name. `/metrics`: Prometheus. */
export function serveHealth({ checks, timeoutMs, metrics }: HealthOptions): Middleware<AppState> {
  const pages: Record<string, Middleware<AppState>> = {
    '/healthz': (ctx) => {
      ctx.body = { status: 'ok' };
    },
    '/readyz': async (ctx) => {
      const results = await Promise.all(
        Object.entries(checks).map(
          async ([name, check]) => [name, await runCheck(check, timeoutMs)] as const,
        ),
      );
      const ready = results.every(([, result]) => result === 'ok');
      ctx.status = ready ? 200 : 503;
      ctx.body = { ready, checks: Object.fromEntries(results) };
    },
    '/metrics': async (ctx) => {
      const { contentType, text } = await metrics.render();
      ctx.type = contentType;
      ctx.body = text;
    },
  };
  return async (ctx, next) => {
    const page = Object.hasOwn(pages, ctx.path) ? pages[ctx.path] : undefined;
    if (page && (ctx.method === 'GET' || ctx.method === 'HEAD')) {
      await page(ctx, next);
    } else await next();
  };
}
