import type { Logger } from '@shortlist/service-kit';
import type { WorkMetrics } from '../../../metrics/create-work-metrics.js';
import { recordOf } from '../change-record.js';
import { fitsShell, versionsGiven } from '../choose/choose-fitting.js';
import type { ConfiguredRemotes } from '../choose/choose-remotes.js';
import type { Registry, RemoteVersion } from '../registry.js';
import { changeRegistry, type RegistryStore } from '../store/registry-store.js';
import { markAway, markBack, mayReturn, substitutesFor } from './outages.js';

export interface WatchVersionsOptions {
  readonly registry: {
    readonly now: () => Registry;
    readonly store: Pick<RegistryStore, 'read' | 'write'>;
  };
  /** Configuration of the deployment, and the offer of its shell. */
  readonly configured: () => Promise<Pick<ConfiguredRemotes, 'facts' | 'provided'>>;
  /** Whether a version's manifest can be had as it was published. */
  readonly isThere: (version: RemoteVersion) => Promise<boolean>;
  /** True when the configured builds are reachable. */
  readonly isConfiguredThere: (remote: string) => Promise<boolean>;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly workMetrics: Pick<WorkMetrics, 'remoteChecks'>;
}

/** Milliseconds between two checks of a version. */
export const checkEveryMs = 20_000;
/** Checks that fail in a row before another version takes its place. */
const failuresUntilAway = 3;
/** Milliseconds for which every check must be good before it is given again. */
const goodUntilBackMs = 5 * 60_000;
/** Of one that stays away, checks come ever later, up to this many milliseconds. */
const longestPauseMs = 5 * 60_000;

interface Seen {
  failures: number;
  /** Since when every check was good, in milliseconds. */
  goodSince: number | null;
  nextAt: number;
}

/**
 * Looks at every version that somebody gets, and gives the last good one in place of one that can't be had; the rule stands
 * in docs/decisions/026. Resolves with the pass that a sweep repeats.
 */
export function watchVersions(options: WatchVersionsOptions): () => Promise<void> {
  const { registry, configured, isThere, isConfiguredThere, clock, log, workMetrics } = options;
  const seen = new Map<string, Seen>();
  const change = { by: 'gateway' };

  async function check(remote: string, version: RemoteVersion): Promise<Seen | null> {
    const key = `${remote} ${version.version}`;
    const now = clock().getTime();
    const known = seen.get(key) ?? { failures: 0, goodSince: null, nextAt: 0 };
    seen.set(key, known);
    if (known.nextAt > now) return null;
    const isGood = await isThere(version);
    workMetrics.remoteChecks.count({ remote, outcome: isGood ? 'good' : 'failed' });
    known.failures = isGood ? 0 : known.failures + 1;
    known.goodSince = isGood ? (known.goodSince ?? now) : null;
    const pause = checkEveryMs * 2 ** Math.max(0, known.failures - failuresUntilAway);
    known.nextAt = now + Math.min(pause, longestPauseMs);
    return known;
  }

  /** The first of what may take a version's place that fits the shell and can be had now; undefined where nothing does. */
  async function findStandIn(remote: string, away: string): Promise<string | null | undefined> {
    const now = registry.now();
    const record = recordOf(now, remote);
    const { facts, provided } = await configured();
    for (const candidate of substitutesFor(record, away)) {
      const version = record.versions.find((each) => each.version === candidate);
      const said = version ? version.facts : (facts[remote] ?? now.configured[remote]);
      if (!fitsShell(said, provided)) continue;
      if (version ? await isThere(version) : await isConfiguredThere(remote)) return candidate;
    }
    return undefined;
  }

  async function giveAnother(remote: string, version: string): Promise<void> {
    const standIn = await findStandIn(remote, version);
    if (standIn === undefined) return;
    await changeRegistry(registry.store, (now) =>
      markAway(now, remote, { version, standIn }, { ...change, at: clock() }),
    );
    log.error(
      { remote, version, standIn },
      'a version of a remote is unavailable: another one is served',
    );
  }

  async function giveAgain(remote: string, version: string): Promise<void> {
    await changeRegistry(registry.store, (now) =>
      markBack(now, remote, version, { ...change, at: clock() }),
    );
    log.info({ remote, version }, 'a version of a remote is given again');
  }

  async function look(remote: string, version: RemoteVersion): Promise<void> {
    const state = await check(remote, version);
    if (!state) return;
    const record = recordOf(registry.now(), remote);
    const isAway = record.outages.some((outage) => outage.version === version.version);
    if (!isAway && state.failures >= failuresUntilAway) await giveAnother(remote, version.version);
    const isLongGood =
      state.goodSince !== null && clock().getTime() - state.goodSince >= goodUntilBackMs;
    if (isAway && isLongGood && mayReturn(record, version.version))
      await giveAgain(remote, version.version);
  }

  return async () => {
    const { remotes } = registry.now();
    const { provided } = await configured();
    const looks = Object.entries(remotes).flatMap(([remote, record]) =>
      versionsGiven(record, provided).map((version) => ({ remote, version })),
    );
    const keys = new Set(looks.map(({ remote, version }) => `${remote} ${version.version}`));
    for (const key of seen.keys()) if (!keys.has(key)) seen.delete(key);
    const done = await Promise.allSettled(
      looks.map(({ remote, version }) => look(remote, version)),
    );
    const failed = done.find((each) => each.status === 'rejected');
    // Such as a registry that can't be written: the next check tries again.
    if (failed) throw failed.reason;
  };
}
