import type { RemotePage } from '@shortlist/contracts/front-ends/remote-pages';
import type { PageEntry, RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { Provided } from '@shortlist/host-api';
import { externalOrigins } from '../../security-headers.js';
import { recordOf } from '../change-record.js';
import type { Visitor } from '../groups.js';
import type { Registry, RemoteFacts } from '../registry.js';
import type { RemoteOwner } from '../teams/team.js';
import { chooseFitting, versionsGiven } from './choose-fitting.js';

type Remotes = RuntimeConfig['remotes'];

/** The deployment's configuration of remotes. */
export interface ConfiguredRemotes {
  /** Address of each remote's manifest. */
  readonly remotes: Remotes;
  /** Last facts from those manifests; without those that could never be read. */
  readonly facts: Readonly<Record<string, RemoteFacts>>;
  /** Packages and HostApi that the deployed shell offers to them. */
  readonly provided: Provided;
}

/** A page, and whose it is. */
export type ChosenPage = RemotePage & { readonly remote: string };

export interface ChosenRemotes {
  readonly remotes: Remotes;
  /** Hash of each manifest that the registry knows. */
  readonly remoteIntegrity: Readonly<Record<string, string>>;
  /** Owner of each remote, where the registry names one. */
  readonly remoteOwners: NonNullable<RuntimeConfig['remoteOwners']>;
  readonly pages: readonly ChosenPage[];
  /** Remotes of which it is not known which pages they have. */
  readonly unread: readonly string[];
}

/**
 * Chooses the build of each remote for a visitor, or the user of a session; the configured one where the registry says
 * nothing.
 */
export function chooseRemotes(
  registry: Registry,
  configured: ConfiguredRemotes,
  user: Visitor | null,
): ChosenRemotes {
  const remotes = { ...configured.remotes };
  const remoteIntegrity: Record<string, string> = {};
  const remoteOwners: Record<string, RemoteOwner> = {};
  const pages = new Map<string, ChosenPage>();
  const unread: string[] = [];
  for (const name of Object.keys({ ...configured.remotes, ...registry.remotes })) {
    const own = configured.facts[name] ?? registry.configured[name];
    const choice = { remote: name, user, provided: configured.provided, configured: own };
    const chosen = chooseFitting(registry, choice);
    if (chosen) {
      remotes[name] = chosen.manifest;
      remoteIntegrity[name] = chosen.integrity;
    }
    if (!Object.hasOwn(remotes, name)) continue;
    const { owner } = recordOf(registry, name);
    if (owner) remoteOwners[name] = owner;
    const facts = chosen?.facts ?? own;
    if (!facts) unread.push(name);
    for (const page of facts?.pages ?? []) {
      // Two may claim one only after a rollback, which is never refused.
      if (!pages.has(page.path)) pages.set(page.path, { ...page, remote: name });
    }
  }
  return { remotes, remoteIntegrity, remoteOwners, pages: [...pages.values()], unread };
}

/** A page as the shell is told of it. */
export function presentPage({ path, remote, title, guarded, bare, foot }: ChosenPage): PageEntry {
  return {
    path,
    remote,
    title,
    ...(guarded ? { guarded } : {}),
    ...(bare ? { bare } : {}),
    ...(foot ? { foot } : {}),
  };
}

/** Origins of everything that somebody may get now. */
export function originsOf(registry: Registry, configured: ConfiguredRemotes): string[] {
  const given = Object.values(registry.remotes).flatMap((record) =>
    versionsGiven(record, configured.provided),
  );
  return externalOrigins([
    ...Object.values(configured.remotes),
    ...given.map(({ manifest }) => manifest),
  ]).sort();
}
