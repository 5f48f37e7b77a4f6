import { createHash } from 'node:crypto';
import { recordOf } from '../change-record.js';
import { isMember, type Visitor } from '../groups.js';
import { livesBefore } from '../lives-before.js';
import { standInOf } from '../outages/outages.js';
import type { Registry } from '../registry.js';

/** Where a user stands among all in the order in which they get the canary of a remote: 0 to below 100, always the same. */
function placeOf(userId: string, remote: string): number {
  const hash = createHash('sha256').update(`${remote}\n${userId}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** Versions that a user gets before others: by the first of their groups that has one, and by the canary. */
function earlyVersions(registry: Registry, remote: string, user: Visitor): string[] {
  const { canary, groups } = recordOf(registry, remote);
  const given = groups.find(({ group }) => isMember(registry.groups[group] ?? [], user));
  const isEarly = canary !== null && placeOf(user.id, remote) < canary.percent;
  return [...(given ? [given.version] : []), ...(isEarly ? [canary.version] : [])];
}

/**
 * Versions for a visitor, or the user of a session, the best first: by a group, by the canary, the live one, those live
 * before; an unavailable one is replaced by its substitute. Null: the deployment's configuration.
 */
export function versionsFor(
  registry: Registry,
  remote: string,
  user: Visitor | null,
): (string | null)[] {
  const record = recordOf(registry, remote);
  const early = user === null ? [] : earlyVersions(registry, remote, user);
  const wanted = [...early, record.live, ...livesBefore(record)];
  return [...new Set(wanted.map((version) => standInOf(record, version)))];
}
