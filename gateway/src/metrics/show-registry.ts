import { createGauge, type Registry, single } from '@shortlist/service-kit';
import type { RegistryWatch } from '../domain/registry/store/watch-registry.js';

/** Metrics of the registry of remotes; docs/operations/metrics.md explains each. */
export function showRegistry(registry: Registry, watch: RegistryWatch): void {
  createGauge(registry, {
    name: 'remote_registry_readable',
    help: 'Whether the registry of remotes could be read when it was last looked at: 1 or 0',
    labels: [],
    read: () => single(watch.isReadable() ? 1 : 0),
  });
  createGauge(registry, {
    name: 'remote_versions_away',
    help: 'Versions of a remote that are unavailable and replaced by another one',
    labels: ['remote'],
    read: () =>
      Object.entries(watch.now().remotes).map(([remote, { outages }]) => ({
        labels: { remote },
        value: outages.length,
      })),
  });
  createGauge(registry, {
    name: 'remote_notices_owed',
    help: 'Mails to the team of a remote that have not left yet',
    labels: ['remote'],
    read: () =>
      Object.entries(watch.now().remotes).map(([remote, { owedNotices }]) => ({
        labels: { remote },
        value: owedNotices.length,
      })),
  });
}
