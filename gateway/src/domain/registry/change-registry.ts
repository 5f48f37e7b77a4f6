import { type Change, changeRecord, recordOf } from './change-record.js';
import { livesBefore } from './lives-before.js';
import { refuseTakenPages } from './page-claims.js';
import type { Registry, RemoteRecord, RemoteVersion } from './registry.js';
import { RegistryError } from './registry-error.js';
import { requireOrigin } from './teams/origins.js';

function findVersion(registry: Registry, name: string, version: string): RemoteVersion {
  const found = recordOf(registry, name).versions.find((known) => known.version === version);
  if (found) return found;
  throw new RegistryError(
    'UnknownVersion',
    `${name} has no version ${version}. To see what it has: npm run remotes -- list ${name}`,
  );
}

/** Versions of a remote that are kept though nobody was ever given them. */
const keptUnused = 100;

/** The versions of a remote without those that nobody got, or may get by rolling back, for long. */
function withoutOldest({ versions, live, canary, groups, history }: RemoteRecord): RemoteVersion[] {
  const given = new Set([
    live,
    canary?.version,
    ...groups.map(({ version }) => version),
    ...history.filter(({ did }) => did !== 'publish').map(({ version }) => version),
  ]);
  const unused = versions.filter(({ version }) => !given.has(version));
  const dropped = new Set(unused.slice(0, Math.max(0, unused.length + 1 - keptUnused)));
  return versions.filter((version) => !dropped.has(version));
}

/**
 * Adds a version; nobody gets it yet. Throws, as the others here, with a sentence: for another build under a name that is
 * taken, and for a page that another remote has.
 */
export function publishVersion(
  registry: Registry,
  name: string,
  version: Omit<RemoteVersion, 'publishedAt'>,
  change: Change,
): Registry {
  const record = recordOf(registry, name);
  const { versions, origins } = record;
  requireOrigin(name, origins, version.manifest);
  const known = versions.find((each) => each.version === version.version);
  if (known?.integrity === version.integrity && known.manifest === version.manifest)
    return registry;
  if (known) {
    throw new RegistryError(
      'NameTaken',
      `${name} has another build under the name ${version.version}, at ${known.manifest}.`,
    );
  }
  refuseTakenPages(registry, name, version);
  const added = { ...version, publishedAt: change.at.toISOString() };
  return changeRecord(
    registry,
    name,
    change,
    { versions: [...withoutOldest(record), added] },
    { did: 'publish', version: version.version },
  );
}

/** Gives a version to everybody, and ends the canary and what groups have of it. */
export function goLive(
  registry: Registry,
  name: string,
  version: string,
  change: Change,
): Registry {
  refuseTakenPages(registry, name, findVersion(registry, name, version));
  const { live, canary, groups: before, outages: known } = recordOf(registry, name);
  const groups = before.filter((each) => each.version !== version);
  // Making it live says that it is available: it is checked again.
  const outages = known.filter((each) => each.version !== version);
  const isSame = groups.length === before.length && outages.length === known.length;
  if (live === version && canary === null && isSame) return registry;
  const entry = { did: 'live', version } as const;
  return changeRecord(
    registry,
    name,
    change,
    { live: version, canary: null, groups, outages },
    entry,
  );
}

/** Gives a version to a share of the signed-in users; 0 percent ends it. */
export function startCanary(
  registry: Registry,
  name: string,
  { version, percent }: { readonly version: string; readonly percent: number },
  change: Change,
): Registry {
  refuseTakenPages(registry, name, findVersion(registry, name, version));
  const canary = percent === 0 ? null : { version, percent };
  return changeRecord(registry, name, change, { canary }, { did: 'canary', version, percent });
}

/** Ends what only some get; where nobody does, gives everybody what was live before. */
export function rollBack(registry: Registry, name: string, change: Change): Registry {
  const record = recordOf(registry, name);
  if (record.canary || record.groups.length > 0) {
    const entry = { did: 'rollback', version: record.live } as const;
    return changeRecord(registry, name, change, { canary: null, groups: [] }, entry);
  }
  if (record.live === null) {
    throw new RegistryError(
      'NothingToRollBack',
      `${name} is as the deployment is configured: there is nothing to roll back.`,
    );
  }
  const live = livesBefore(record)[0] ?? null;
  return changeRecord(registry, name, change, { live }, { did: 'rollback', version: live });
}
