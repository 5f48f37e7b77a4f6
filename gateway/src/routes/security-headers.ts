import type { AppState } from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/** Headers of every answer of the gateway; pages get a content security policy of their own. */
export const securityHeaders: Middleware<AppState> = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'self'"] } },
  // Remotes are loaded from other origins, and other pages may mount ours.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginEmbedderPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});
