import { type Change, changeRecord, recordOf } from '../change-record.js';
import { livesBefore } from '../lives-before.js';
import type { Registry, RemoteRecord } from '../registry.js';
import { oweNotice } from './notices.js';

/** So often a version may come back by itself after a person gave it to somebody: then it waits for a person. */
const returnsByItself = 1;

/** The version given in place of another: itself, unless it is unavailable; null: the deployment's configuration. */
export function standInOf({ outages }: RemoteRecord, version: string | null): string | null {
  const seen = new Set<string>();
  let given = version;
  for (;;) {
    const outage = outages.find((each) => each.version === given);
    if (!outage || seen.has(outage.version)) return given;
    seen.add(outage.version);
    given = outage.standIn;
  }
}

/** Every version that somebody gets, or would get if it could be had. */
export function versionsInUse(record: RemoteRecord): string[] {
  const { live, canary, groups } = record;
  const given = [live, canary?.version ?? null, ...groups.map(({ version }) => version)];
  const all = given.flatMap((version) => [version, standInOf(record, version)]);
  return [...new Set(all.filter((version) => version !== null))];
}

/** Possible substitutes of a version, the best first: the live one, those live before, the configured one. */
export function substitutesFor(record: RemoteRecord, version: string): (string | null)[] {
  const away = new Set(record.outages.map((outage) => outage.version));
  const known = new Set(record.versions.map((each) => each.version));
  const candidates = [record.live, ...livesBefore(record), null];
  return [...new Set(candidates)].filter(
    (each) => each === null || (each !== version && !away.has(each) && known.has(each)),
  );
}

/** Whether a version that can be had again is given again by itself. */
export function mayReturn({ history }: RemoteRecord, version: string): boolean {
  const own = history.filter((line) => line.version === version);
  const given = own.findLastIndex(({ did }) => ['live', 'canary', 'give'].includes(did));
  return own.slice(given + 1).filter(({ did }) => did === 'away').length <= returnsByItself;
}

/** Notes that a version can't be had, and what is given meanwhile. The same registry when that is known, or nobody can get it. */
export function markAway(
  registry: Registry,
  remote: string,
  { version, standIn }: { readonly version: string; readonly standIn: string | null },
  change: Change,
): Registry {
  const record = recordOf(registry, remote);
  const isKnown = record.outages.some((outage) => outage.version === version);
  // An earlier live version is given in place of one that does not fit the shell.
  const isGiven = [...versionsInUse(record), ...livesBefore(record)].includes(version);
  if (isKnown || !isGiven) return registry;
  const outage = { version, standIn, since: change.at.toISOString() };
  const detail = `${version}, replaced by ${standIn ?? 'as configured'}`;
  return changeRecord(
    registry,
    remote,
    change,
    {
      outages: [...record.outages, outage],
      owedNotices: oweNotice(record, remote, { about: 'away', version, standIn, at: outage.since }),
    },
    { did: 'away', version, detail },
  );
}

/** Notes that a version can be had again. The same registry when it was not away. */
export function markBack(
  registry: Registry,
  remote: string,
  version: string,
  change: Change,
): Registry {
  const record = recordOf(registry, remote);
  const others = record.outages.filter((outage) => outage.version !== version);
  if (others.length === record.outages.length) return registry;
  const at = change.at.toISOString();
  const owedNotices = oweNotice(record, remote, { about: 'back', version, standIn: null, at });
  const parts = { outages: others, owedNotices };
  return changeRecord(registry, remote, change, parts, { did: 'back', version });
}
