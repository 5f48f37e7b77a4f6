import { type Bus, createBus } from '@shortlist/bus';
import { createBusHooks, createFrame, type FrameOverrides } from '@shortlist/service-kit';
import type { Config } from './config.js';
import { createSweeps } from './create-sweeps.js';
import { followEndedAccess, onAccessEnded } from './domain/follow-ended-access.js';
import { openContext } from './open-context.js';
import { createMiddleware } from './routes/index.js';
import { createOperatorRoutes, createTeamRoutes } from './routes/remotes.js';
import { securityHeaders } from './routes/security-headers.js';

export interface GatewayOverrides extends FrameOverrides {
  /** In the place of the broker at AMQP_URL; stays open when the gateway stops. */
  readonly bus?: Bus;
}

/** The gateway: proxies /api to the services; serves /config.json and the front ends; security headers, rate limits. */
export function createService(config: Config, overrides: GatewayOverrides = {}) {
  const frame = { name: 'gateway', config, overrides };
  return createFrame(frame, async (base, parts) => {
    const context = await openContext(base, parts);
    const { bus } = overrides;
    const url = config.amqpUrl;
    if (!bus && url !== undefined) {
      const options = { ...createBusHooks(), url, log: base.log, connectRetries: 0 };
      await parts.open(
        'messages about ended access',
        () => followEndedAccess({ ...context, openBus: () => createBus(options) }),
        (followed) => followed.stop(),
      );
    }
    return {
      context,
      // Only a proxy of ours may decide what is recorded.
      continuesTraces: config.trustedProxies > 0,
      securityHeaders,
      middleware: createMiddleware(context),
      routes: createTeamRoutes(context),
      adminRoutes: createOperatorRoutes(context),
      consumers: bus ? [() => onAccessEnded(bus, context)] : [],
      sweeps: createSweeps(context),
      trustedProxies: config.trustedProxies,
    };
  });
}
