import type { Logger } from '@shortlist/service-kit';
import { z } from 'zod';
import { parseManifest } from '../registry/builds/read-build.js';
import { readFacts } from '../registry/builds/read-facts.js';
import type { RemoteFacts } from '../registry/registry.js';
import { repeat } from '../repeat.js';
import { readConfiguredManifest } from './read-configured-manifest.js';

export interface WatchManifestsOptions {
  /** Where each remote's manifest lies for the gateway: a full address, or a path below `/remotes/<name>/`. */
  readonly manifests: Readonly<Record<string, string>>;
  /** Folder of the remotes that the gateway serves itself. */
  readonly frontEndsFolder: string | undefined;
  /** Told of what is known after each look. */
  readonly onLook: (facts: Readonly<Record<string, RemoteFacts>>) => Promise<unknown>;
  readonly log: Logger;
  /** Milliseconds between two looks. */
  readonly intervalMs: number;
}

export interface ManifestWatch {
  /** Last contents of each manifest; without those that could never be read. */
  readonly now: () => Readonly<Record<string, RemoteFacts>>;
  /** Name of the build whose manifest was read last; undefined where there is none, or it names none. */
  readonly buildOf: (remote: string) => string | undefined;
  readonly stop: () => Promise<void>;
}

const named = z.object({ build: z.string().min(1).max(40) });

/** A remote that takes longer to say which pages it has is asked again later, in milliseconds. */
const timeLimitMs = 4000;

/**
 * Reads the manifests that the deployment is configured with again and again, as a remote can be deployed at any time. One that
 * can't be read, or says what can't be used, counts as it was read last.
 */
export async function watchManifests({
  manifests,
  frontEndsFolder,
  onLook,
  log,
  intervalMs,
}: WatchManifestsOptions): Promise<ManifestWatch> {
  let facts: Readonly<Record<string, RemoteFacts>> = {};
  const builds = new Map<string, string>();
  const failures = new Map<string, string>();

  async function lookAt(name: string, address: string): Promise<void> {
    try {
      const bytes = await readConfiguredManifest({
        remote: name,
        address,
        frontEndsFolder,
        timeLimitMs,
      });
      const manifest = parseManifest(bytes);
      if (manifest === null) throw new Error(`${address} is no manifest.`);
      const { build } = named.safeParse(manifest).data ?? {};
      if (build !== undefined) builds.set(name, build);
      facts = { ...facts, [name]: readFacts(name, manifest) };
      failures.delete(name);
    } catch (err) {
      const { message } = err as Error;
      if (failures.get(name) !== message)
        log.warn(
          { err, remote: name },
          'the pages of a remote can not be read: the last ones count',
        );
      failures.set(name, message);
    }
  }

  async function look(): Promise<void> {
    await Promise.all(Object.entries(manifests).map(([name, address]) => lookAt(name, address)));
    await onLook(facts).catch((err: unknown) =>
      log.warn({ err }, 'which pages the remotes have could not be written into the registry'),
    );
  }

  await look();
  const looks = repeat(look, intervalMs);
  return {
    now: () => facts,
    buildOf: (remote) => builds.get(remote),
    stop: looks.stop,
  };
}
