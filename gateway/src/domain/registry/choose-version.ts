import { createHash } from 'node:crypto';
import type { RemoteRecord, RemoteVersion } from './registry.js';

/** Where a user stands among all in the order in which they get the canary of a remote: 0 to below 100, always the same. */
function placeOf(userId: string, remote: string): number {
  const hash = createHash('sha256').update(`${remote}\n${userId}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** The version a visitor gets, or the user with this id; null: what the deployment is configured with. */
export function chooseVersion(
  { versions, live, canary }: RemoteRecord,
  remote: string,
  userId: string | null,
): RemoteVersion | null {
  const isEarly = canary !== null && userId !== null && placeOf(userId, remote) < canary.percent;
  const wanted = isEarly ? canary.version : live;
  return versions.find(({ version }) => version === wanted) ?? null;
}
