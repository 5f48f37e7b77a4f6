import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifestAt } from '../registry/builds/read-build.js';

/** The file of an address below `/remotes/<remote>/` in the folder of front ends; null for what is not served from there. */
export function servedFile(
  frontEndsFolder: string | undefined,
  remote: string,
  address: string,
): string | null {
  const own = `/remotes/${remote}/`;
  if (frontEndsFolder === undefined || !address.startsWith(own)) return null;
  return path.join(frontEndsFolder, `mfe-${remote}`, 'dist', address.slice(own.length));
}

export interface ConfiguredManifest {
  readonly remote: string;
  /** Where it lies for the gateway: a full address, or a path below `/remotes/<remote>/`. */
  readonly address: string;
  readonly frontEndsFolder: string | undefined;
  readonly timeLimitMs: number;
}

/** The bytes of a manifest that the deployment is configured with. Rejects when they can't be had. */
export function readConfiguredManifest(options: ConfiguredManifest): Promise<Buffer> {
  const { remote, address, frontEndsFolder, timeLimitMs } = options;
  const file = servedFile(frontEndsFolder, remote, address);
  return file === null ? readManifestAt(address, timeLimitMs) : readFile(file);
}
