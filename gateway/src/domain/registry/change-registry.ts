import { refuseTakenPages } from './page-claims.js';
import { emptyRecord, type Registry, type RemoteRecord, type RemoteVersion } from './registry.js';

/** Who changes the registry, and when. */
export interface Change {
  readonly by: string;
  readonly at: Date;
}

type Did = RemoteRecord['history'][number]['did'];

function changed(
  registry: Registry,
  name: string,
  change: Change,
  parts: Partial<Omit<RemoteRecord, 'history'>>,
  entry: { readonly did: Did; readonly version: string | null; readonly percent?: number },
): Registry {
  const record = registry.remotes[name] ?? emptyRecord;
  const at = change.at.toISOString();
  const history = [...record.history, { percent: null, ...entry, at, by: change.by }];
  return {
    ...registry,
    revision: registry.revision + 1,
    remotes: { ...registry.remotes, [name]: { ...record, ...parts, history } },
  };
}

function findVersion(registry: Registry, name: string, version: string): RemoteVersion {
  const found = registry.remotes[name]?.versions.find((known) => known.version === version);
  if (found) return found;
  throw new Error(
    `${name} has no version ${version}. To see what it has: npm run remotes -- list ${name}`,
  );
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
  const versions = registry.remotes[name]?.versions ?? [];
  const known = versions.find((each) => each.version === version.version);
  if (known?.integrity === version.integrity && known.manifest === version.manifest)
    return registry;
  if (known) {
    throw new Error(
      `${name} has another build under the name ${version.version}, at ${known.manifest}.`,
    );
  }
  refuseTakenPages(registry, name, version);
  const added = { ...version, publishedAt: change.at.toISOString() };
  return changed(
    registry,
    name,
    change,
    { versions: [...versions, added] },
    { did: 'publish', version: version.version },
  );
}

/** Gives a version to everybody, and ends its canary. */
export function goLive(
  registry: Registry,
  name: string,
  version: string,
  change: Change,
): Registry {
  refuseTakenPages(registry, name, findVersion(registry, name, version));
  const entry = { did: 'live', version } as const;
  return changed(registry, name, change, { live: version, canary: null }, entry);
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
  return changed(registry, name, change, { canary }, { did: 'canary', version, percent });
}

/** Ends a canary; without one, gives everybody what was live before. */
export function rollBack(registry: Registry, name: string, change: Change): Registry {
  const record = registry.remotes[name] ?? emptyRecord;
  if (record.canary) {
    const entry = { did: 'rollback', version: record.live } as const;
    return changed(registry, name, change, { canary: null }, entry);
  }
  if (record.live === null) {
    throw new Error(`${name} is as the deployment is configured: there is nothing to roll back.`);
  }
  const live = liveBefore(record);
  return changed(registry, name, change, { live }, { did: 'rollback', version: live });
}

/** What was live before the version that is live now came; null: what the deployment is configured with. */
function liveBefore({ history, live }: RemoteRecord): string | null {
  const been: (string | null)[] = [null];
  for (const { did, version } of history) {
    if (did === 'live') been.push(version);
    // Back at what it went back to: what came after is gone.
    else if (did === 'rollback' && been.includes(version))
      been.splice(been.lastIndexOf(version) + 1);
  }
  const before = been.slice(0, been.lastIndexOf(live));
  return before.filter((version) => version !== live).at(-1) ?? null;
}
