import { createFrame, type FrameOverrides } from '@shortlist/service-kit';
import type { Config } from './config.js';
import { createSweeps } from './create-sweeps.js';
import { openContext } from './open-context.js';
import { createMiddleware } from './routes/index.js';
import { createOperatorRoutes, createTeamRoutes } from './routes/remotes.js';
import { securityHeaders } from './routes/security-headers.js';

/** The gateway: proxies /api to the services; serves /config.json and the front ends; security headers, rate limits. */
export function createService(config: Config, overrides: FrameOverrides = {}) {
  const frame = { name: 'gateway', config, overrides };
  return createFrame(frame, async (base, parts) => {
    const context = await openContext(base, parts);
    return {
      context,
      // Only a proxy of ours may decide what is recorded.
      continuesTraces: config.trustedProxies > 0,
      securityHeaders,
      middleware: createMiddleware(context),
      routes: createTeamRoutes(context),
      adminRoutes: createOperatorRoutes(context),
      sweeps: createSweeps(context),
      trustedProxies: config.trustedProxies,
    };
  });
}
