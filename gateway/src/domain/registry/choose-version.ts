import { createHash } from 'node:crypto';
import { recordOf } from './change-record.js';
import { isMember, type Visitor } from './groups.js';
import { standInOf } from './outages.js';
import type { Registry, RemoteVersion } from './registry.js';

/** Where a user stands among all in the order in which they get the canary of a remote: 0 to below 100, always the same. */
function placeOf(userId: string, remote: string): number {
  const hash = createHash('sha256').update(`${remote}\n${userId}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** The version that is given to a visitor: by the first of their groups that has one, by the canary, or to everybody. */
function wantedVersion(registry: Registry, remote: string, user: Visitor | null): string | null {
  const { live, canary, groups } = recordOf(registry, remote);
  if (user === null) return live;
  const given = groups.find(({ group }) => isMember(registry.groups[group] ?? [], user));
  if (given) return given.version;
  return canary !== null && placeOf(user.id, remote) < canary.percent ? canary.version : live;
}

/** The version a visitor gets, or the user of a session; null: what the deployment is configured with. */
export function chooseVersion(
  registry: Registry,
  remote: string,
  user: Visitor | null,
): RemoteVersion | null {
  const record = recordOf(registry, remote);
  const wanted = standInOf(record, wantedVersion(registry, remote, user));
  return record.versions.find(({ version }) => version === wanted) ?? null;
}
