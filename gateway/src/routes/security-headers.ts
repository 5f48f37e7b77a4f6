import { createSecurityHeaders } from '@shortlist/service-kit';

/** Headers of every answer of the gateway; pages get a content security policy of their own. */
export const securityHeaders = createSecurityHeaders({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'self'"] } },
  // Remotes are loaded from other origins, and other pages may mount ours.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginEmbedderPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});
