import type { RemoteRecord } from './registry.js';

/** Versions that were live before the present one, the newest first; null: the deployment's configuration. */
export function livesBefore({ history, live }: RemoteRecord): (string | null)[] {
  const been: (string | null)[] = [null];
  for (const { did, version } of history) {
    if (did === 'live') been.push(version);
    // Back at what it went back to: what came after is gone.
    else if (did === 'rollback' && been.includes(version))
      been.splice(been.lastIndexOf(version) + 1);
  }
  const before = been.slice(0, been.lastIndexOf(live)).filter((version) => version !== live);
  return [...new Set(before.toReversed())];
}
