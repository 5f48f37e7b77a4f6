import { createHash } from 'node:crypto';
import { type Change, changeRecord, keptHistory, recordOf } from './change-record.js';
import { refuseTakenPages } from './page-claims.js';
import type { Registry } from './registry.js';
import { RegistryError } from './registry-error.js';

/** The visitor of a page, as far as their session identifies them. */
export interface Visitor {
  readonly id: string;
  readonly email: string | null;
}

const maxMembers = 10_000;
const maxGroups = 50;

/** A user id or an address as it is kept: the registry is read by many, and need not say who tries things first. */
const hashMember = (idOrAddress: string) =>
  createHash('sha256').update(idOrAddress.trim().toLowerCase()).digest('base64url');

/** Whether somebody is in a group, by id or address. */
export function isMember(members: readonly string[], { id, email }: Visitor): boolean {
  return (
    members.includes(hashMember(id)) || (email !== null && members.includes(hashMember(email)))
  );
}

export interface GroupChange {
  /** User ids and addresses. */
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Changes who is in a group, and writes down who did it; without anybody left there is no such group. Throws `TooMany`. */
export function changeGroup(
  registry: Registry,
  name: string,
  { add, remove }: GroupChange,
  change: Change,
): Registry {
  const { [name]: before = [], ...others } = registry.groups;
  const gone = new Set(remove.map(hashMember));
  const members = [...new Set([...before, ...add.map(hashMember)])].filter(
    (each) => !gone.has(each),
  );
  if (members.length > maxMembers || Object.keys(others).length >= maxGroups) {
    throw new RegistryError(
      'TooMany',
      `There are at most ${maxGroups} groups, of ${maxMembers} members each. To give a version to more: npm run remotes -- canary`,
    );
  }
  const groups = members.length > 0 ? { ...others, [name]: members } : others;
  const line = {
    at: change.at.toISOString(),
    by: change.by,
    group: name,
    added: members.filter((each) => !before.includes(each)).length,
    removed: before.filter((each) => !members.includes(each)).length,
  };
  const groupHistory = [...registry.groupHistory, line].slice(-keptHistory);
  return { ...registry, revision: registry.revision + 1, groups, groupHistory };
}

/** Gives a version to a group, or with null what everybody gets. Throws when there is no such group or version. */
export function giveToGroup(
  registry: Registry,
  remote: string,
  { group, version }: { readonly group: string; readonly version: string | null },
  change: Change,
): Registry {
  const { versions, groups: before } = recordOf(registry, remote);
  const isGiven = before.some((each) => each.group === group);
  if (version === null ? !isGiven : !Object.hasOwn(registry.groups, group)) {
    throw new RegistryError(
      'UnknownVersion',
      version === null
        ? `No version of ${remote} is given to ${group}. To see who gets which: npm run remotes -- list ${remote}`
        : `There is no group ${group}. To make it: npm run remotes -- group ${group} --add <user id or address>`,
    );
  }
  if (version !== null) {
    const found = versions.find((known) => known.version === version);
    if (!found) {
      throw new RegistryError(
        'UnknownVersion',
        `${remote} has no version ${version}. To see what it has: npm run remotes -- list ${remote}`,
      );
    }
    refuseTakenPages(registry, remote, found);
  }
  const others = before.filter((each) => each.group !== group);
  const groups = version === null ? others : [...others, { group, version }];
  return changeRecord(
    registry,
    remote,
    change,
    { groups },
    {
      did: version === null ? 'take' : 'give',
      version,
      detail: `${version ?? 'nothing'} to ${group}`,
    },
  );
}
