import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { servedFile } from '../front-ends/read-configured-manifest.js';
import { integrityOf, parseManifest } from '../registry/builds/read-build.js';

const scripts = z.object({
  sync: z.array(z.string()),
  /** Files that the page may load later. */
  async: z.array(z.string()).default([]),
});

/** Of a Module Federation manifest: what the shell needs of it, and the scripts that a remote's page can't do without. */
const manifest = z.object({
  metaData: z.object({
    remoteEntry: z.object({ name: z.string().min(1) }),
    globalName: z.string().min(1),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: scripts }) })),
  /** Pages by whose address the html can name more. */
  pages: z
    .array(
      z.object({
        path: z.string(),
        scripts: z.array(z.string()).default([]),
        asks: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  build: z.string().optional(),
  /** Requirements of the build: the shell checks them before it runs the remote. */
  requires: z.record(z.string(), z.string()).optional(),
  /** It brings its own code for sharing: the shell asks for none. */
  sharesAlone: z.boolean().optional(),
  integrity: z.record(z.string(), z.string()).optional(),
});

/** Files that one page needs in addition to those of its remote. */
interface PageNeeds {
  readonly scripts: readonly string[];
  readonly asks: readonly string[];
}

/** Files that the browser fetches to show a page of a remote. */
export interface RemoteFiles {
  /** Where the manifest lies. */
  readonly manifest: string;
  /** Addresses; empty where the manifest can't be read here, as for remotes that others serve. */
  readonly scripts: readonly string[];
  /** Of each page that says so: the addresses of scripts that it needs beside, and what it asks the API first. */
  readonly pages: ReadonlyMap<string, PageNeeds>;
  /** The manifest as the shell reads it, and its hash; null where it can't be read here. */
  readonly read: { readonly content: object; readonly integrity: string } | null;
}

export interface CreateRemoteFilesOptions {
  readonly frontEndsFolder: string | undefined;
  readonly now: () => number;
}

const lifeMs = 5000;

/**
 * Reads what each remote's page needs, so that the html can say it. Manifests are read again every 5 s, as a remote can be
 * deployed while the gateway runs; of one that can't be read nothing is said, and the page itself says what is wrong.
 */
export function createRemoteFiles({ frontEndsFolder, now }: CreateRemoteFilesOptions) {
  const known = new Map<string, { readonly at: number; readonly files: Promise<RemoteFiles> }>();

  async function read(name: string, address: string): Promise<RemoteFiles> {
    const addressesOf = (files: readonly string[]) =>
      files.map((file) => `/remotes/${name}/${file}`);
    const none = {
      manifest: address,
      scripts: [],
      pages: new Map<string, PageNeeds>(),
      read: null,
    };
    const file = servedFile(frontEndsFolder, name, address);
    if (file === null) return none;
    const bytes = await readFile(file).catch(() => null);
    const parsed = bytes === null ? null : manifest.safeParse(parseManifest(bytes));
    if (bytes === null || !parsed?.success) return none;
    const { metaData, exposes, pages, build, requires, sharesAlone, integrity } = parsed.data;
    const js = exposes.find((exposed) => exposed.path === './App')?.assets.js;
    const first = [metaData.remoteEntry.name, ...(js?.sync ?? [])];
    const hashes = [...first, ...(js?.async ?? [])].flatMap((script) => {
      const hash = integrity?.[script];
      return hash === undefined ? [] : [[script, hash] as const];
    });
    return {
      manifest: address,
      scripts: addressesOf(first),
      pages: new Map(
        pages.map(({ path, scripts, asks }) => [path, { scripts: addressesOf(scripts), asks }]),
      ),
      read: {
        content: { metaData, build, requires, sharesAlone, integrity: Object.fromEntries(hashes) },
        integrity: integrityOf(bytes),
      },
    };
  }

  return (name: string, address: string): Promise<RemoteFiles> => {
    const found = known.get(address);
    if (found && now() - found.at <= lifeMs) return found.files;
    const files = read(name, address);
    known.set(address, { at: now(), files });
    return files;
  };
}
