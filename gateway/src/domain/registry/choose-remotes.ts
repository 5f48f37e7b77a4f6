import { remoteNames, type RuntimeConfig } from '@shortlist/contracts/runtime-config';
import { externalOrigins } from '../security-headers.js';
import { recordOf } from './change-record.js';
import { chooseVersion } from './choose-version.js';
import type { Visitor } from './groups.js';
import { versionsInUse } from './outages.js';
import type { Registry } from './registry.js';
import type { RemoteOwner } from './teams/team.js';

type Remotes = RuntimeConfig['remotes'];

export interface ChosenRemotes {
  readonly remotes: Remotes;
  /** Hash of each manifest that the registry knows. */
  readonly remoteIntegrity: Readonly<Record<string, string>>;
  /** Whose each remote is, where the registry says it. */
  readonly remoteOwners: NonNullable<RuntimeConfig['remoteOwners']>;
}

/** What a visitor, or the user of a session, gets of each remote; `configured` where the registry says nothing. */
export function chooseRemotes(
  registry: Registry,
  configured: Remotes,
  user: Visitor | null,
): ChosenRemotes {
  const remotes = { ...configured };
  const remoteIntegrity: Record<string, string> = {};
  const remoteOwners: Record<string, RemoteOwner> = {};
  for (const name of remoteNames) {
    const record = registry.remotes[name];
    if (record?.owner) remoteOwners[name] = record.owner;
    const chosen = chooseVersion(registry, name, user);
    if (!chosen) continue;
    remotes[name] = chosen.manifest;
    remoteIntegrity[name] = chosen.integrity;
  }
  return { remotes, remoteIntegrity, remoteOwners };
}

/** Origins of everything that somebody may get now. */
export function originsOf(registry: Registry, configured: Remotes): string[] {
  const given = remoteNames.flatMap((name) => {
    const record = recordOf(registry, name);
    const wanted = versionsInUse(record);
    return record.versions.filter(({ version }) => wanted.includes(version));
  });
  return externalOrigins([
    ...Object.values(configured),
    ...given.map(({ manifest }) => manifest),
  ]).sort();
}
