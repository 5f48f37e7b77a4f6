import type { CreateSweeperOptions } from '@shortlist/service-kit';
import type { Context } from './context.js';
import { isManifestThere } from './domain/registry/builds/is-there.js';
import { createSendNotice } from './domain/registry/outages/send-notice.js';
import { tellOwners } from './domain/registry/outages/tell-owners.js';
import { checkEveryMs, watchVersions } from './domain/registry/outages/watch-versions.js';
import { showRegistry } from './metrics/show-registry.js';

/** Periodic tasks of the gateway: checks of remote versions in use, and notices to their teams. */
export function createSweeps(context: Context): Omit<CreateSweeperOptions, 'log'>[] {
  const { config, registry, frontEnds, shell, metrics, clock, log, workMetrics } = context;
  if (!registry) return [];
  showRegistry(metrics.registry, registry);
  const sweep = watchVersions({
    registry,
    configured: frontEnds.configured,
    clock,
    log,
    workMetrics,
    isThere: ({ manifest, integrity }) => isManifestThere(manifest, integrity),
    isConfiguredThere: (remote) => {
      const address = frontEnds.manifestAt(remote);
      if (address === undefined) return Promise.resolve(false);
      // A path is served where the shell is.
      return URL.canParse(address)
        ? isManifestThere(address, null)
        : Promise.resolve(shell !== null);
    },
  });
  const tell = tellOwners({
    registry,
    send: createSendNotice(config.serviceUrls.email),
    clock,
    log,
  });
  return [
    { name: 'versions of remotes', everyMs: checkEveryMs, sweep },
    { name: 'notices to teams of remotes', everyMs: checkEveryMs, sweep: tell },
  ];
}
