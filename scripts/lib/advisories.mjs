import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/** Names and versions of the packages that ship, as the lock file has them. */
export function readShipped(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { name, version }]) => ({
      name: name ?? place.split('node_modules/').at(-1),
      version,
    }));
}

/** Whether a version lies in a range of OSV: from an `introduced` up to the `fixed` or `last_affected` that follows. */
function isInRange(version, { type, events }) {
  if (type !== 'SEMVER') return false;
  let isAffected = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined)
      isAffected ||= introduced === '0' || semver.gte(version, introduced);
    if (fixed !== undefined) isAffected &&= semver.lt(version, fixed);
    if (last !== undefined) isAffected &&= semver.lte(version, last);
  }
  return isAffected;
}

const isAbout = (affected, name) =>
  affected.package?.ecosystem === 'npm' && affected.package.name === name;

/** Finds which of these packages an OSV record is about, by the versions that it names. */
export function findAffected({ affected = [], withdrawn }, shipped) {
  if (withdrawn) return [];
  return shipped.filter(({ name, version }) =>
    affected.some(
      (each) =>
        isAbout(each, name) &&
        (each.versions?.includes(version) ||
          each.ranges?.some((range) => isInRange(version, range))),
    ),
  );
}

/** The records of a folder of OSV's JSON files that are about one of these packages, in any version. */
export function takeRecords(folder, shipped) {
  const names = new Set(shipped.map(({ name }) => name));
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .filter(({ affected }) => affected?.some(({ package: of }) => of && names.has(of.name)))
    .map(({ id, modified, aliases, summary, withdrawn, affected }) => ({
      id,
      modified,
      aliases,
      summary,
      withdrawn,
      affected: affected
        .filter(({ package: of }) => of?.ecosystem === 'npm' && names.has(of.name))
        .map(({ package: of, ranges, versions }) => ({ package: of, ranges, versions })),
    }));
}
