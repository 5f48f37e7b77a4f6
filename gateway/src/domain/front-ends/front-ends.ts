import { isDeepStrictEqual } from 'node:util';
import type { Provided } from '@shortlist/host-api';
import type { Logger } from '@shortlist/service-kit';
import {
  chooseRemotes,
  type ChosenRemotes,
  type ConfiguredRemotes,
  originsOf,
} from '../registry/choose/choose-remotes.js';
import type { Visitor } from '../registry/groups.js';
import { emptyRegistry, type RemoteFacts } from '../registry/registry.js';
import { recordConfigured } from '../registry/store/record-configured.js';
import type { RegistryWatch } from '../registry/store/watch-registry.js';
import { type ManifestWatch, watchManifests } from './watch-manifests.js';

/** Builds of the remotes that people get, and the pages that the product has through them. */
export interface FrontEnds {
  /** Builds for a visitor, or for the user of a session. */
  readonly forUser: (user: Visitor | null) => Promise<ChosenRemotes>;
  /** Origins of everything that somebody may get now. */
  readonly origins: () => Promise<string[]>;
  /** Present configuration of the deployment. */
  readonly configured: () => Promise<ConfiguredRemotes>;
  /** Name of the build that a remote is configured with, as its manifest said it last. */
  readonly buildOf: ManifestWatch['buildOf'];
  /** Where the gateway itself reads the configured manifest of a remote: a full address, or a path that it serves. */
  readonly manifestAt: (remote: string) => string | undefined;
  readonly stop: () => Promise<void>;
}

export interface OpenFrontEndsOptions {
  /** Address of each configured remote's manifest, as pages ask for it. */
  readonly remotes: Readonly<Record<string, string>>;
  /** Where the gateway itself reads one, if elsewhere. */
  readonly manifestUrls: Readonly<Record<string, string>>;
  readonly frontEndsFolder: string | undefined;
  /** Milliseconds between two looks at the manifests. */
  readonly intervalMs: number;
  /** Null where no registry is kept. */
  readonly registry: RegistryWatch | null;
  /** Packages and HostApi that the deployed shell offers to remotes. */
  readonly provided: () => Promise<Provided>;
  readonly log: Logger;
}

/** Puts together what the deployment is configured with and what the registry says, as both change. */
export async function openFrontEnds(options: OpenFrontEndsOptions): Promise<FrontEnds> {
  const { remotes, manifestUrls, frontEndsFolder, intervalMs, registry, provided, log } = options;
  const names = Object.keys(remotes);
  let recorded: Readonly<Record<string, RemoteFacts>> = {};

  /** Only what is new to this gateway: of two that are configured otherwise, each would undo the other's all the time. */
  async function record(facts: Readonly<Record<string, RemoteFacts>>): Promise<void> {
    if (!registry || isDeepStrictEqual(facts, recorded)) return;
    if (await registry.change((now) => recordConfigured(now, names, facts))) recorded = facts;
  }

  const manifests = await watchManifests({
    manifests: { ...remotes, ...manifestUrls },
    frontEndsFolder,
    onLook: record,
    log,
    intervalMs,
  });
  const registryNow = () => registry?.now() ?? emptyRegistry;
  const configured = async () => ({
    remotes,
    facts: manifests.now(),
    provided: await provided(),
  });
  return {
    forUser: async (user) => chooseRemotes(registryNow(), await configured(), user),
    origins: async () => originsOf(registryNow(), await configured()),
    configured,
    buildOf: manifests.buildOf,
    manifestAt: (remote) => manifestUrls[remote] ?? remotes[remote],
    stop: () => manifests.stop(),
  };
}
