import { readdirSync } from 'node:fs';
import { remoteName } from '@shortlist/contracts/front-ends/runtime-config';

/** Where a remote of the front ends' folder is served. */
export const servedManifest = (name: string) => `/remotes/${name}/mf-manifest.json`;

/** Names of the remotes in the folder of front ends: those of its folders `mfe-<name>`. */
export function listServedRemotes(frontEndsFolder: string): string[] {
  return readdirSync(frontEndsFolder)
    .flatMap((folder) => (folder.startsWith('mfe-') ? [folder.slice('mfe-'.length)] : []))
    .filter((name) => remoteName.safeParse(name).success)
    .sort();
}
