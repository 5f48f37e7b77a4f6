import { recordOf } from './change-record.js';
import { versionsInUse } from './outages/outages.js';
import type { Registry, RemoteFacts, RemoteVersion } from './registry.js';
import { RegistryError } from './registry-error.js';

/** Facts about every build of a remote that somebody may get now. */
function givenOf(registry: Registry, name: string): readonly RemoteFacts[] {
  const record = recordOf(registry, name);
  const isConfigured =
    record.live === null || record.outages.some(({ standIn }) => standIn === null);
  const inUse = versionsInUse(record);
  const given = record.versions
    .filter(({ version }) => inUse.includes(version))
    .map(({ facts }) => facts);
  return [...(isConfigured ? [registry.configured[name]] : []), ...given].filter(
    (facts) => facts !== undefined,
  );
}

/** Throws with a sentence when a version has a page that another remote has: an address leads to one of them. */
export function refuseTakenPages(
  registry: Registry,
  name: string,
  { facts }: Pick<RemoteVersion, 'facts'>,
): void {
  const others = Object.keys({ ...registry.configured, ...registry.remotes }).filter(
    (other) => other !== name,
  );
  for (const other of others) {
    const theirs = new Set(
      givenOf(registry, other).flatMap(({ pages }) => pages.map(({ path }) => path)),
    );
    const taken = facts?.pages.find(({ path }) => theirs.has(path));
    if (taken) {
      throw new RegistryError(
        'PageTaken',
        `${taken.path} is a page of ${other}: give it another path in ${name}, or have ${other} let it go first.`,
      );
    }
  }
}
