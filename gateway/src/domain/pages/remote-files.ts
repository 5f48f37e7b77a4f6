import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Of a Module Federation manifest: the scripts that a remote's page can't do without. */
const manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string().min(1) }) }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
    }),
  ),
});

/** What the browser will ask for to show a page of a remote. */
export interface RemoteFiles {
  readonly manifest: string;
  /** Addresses; empty where the manifest can't be read here, as for remotes that others serve. */
  readonly scripts: readonly string[];
}

export interface CreateRemoteFilesOptions {
  readonly frontEndsFolder: string | undefined;
  readonly now: () => number;
}

const lifeMs = 5000;

/**
 * Reads what each remote's page needs, for hints in the html. Manifests are read again every 5 s, as a remote can be
 * deployed while the gateway runs; one that can't be read gives no hints, and the page itself says what is wrong.
 */
export function createRemoteFiles({ frontEndsFolder, now }: CreateRemoteFilesOptions) {
  const known = new Map<string, { readonly at: number; readonly files: Promise<RemoteFiles> }>();

  async function read(name: string, address: string): Promise<RemoteFiles> {
    const own = `/remotes/${name}/`;
    const none = { manifest: address, scripts: [] };
    if (frontEndsFolder === undefined || !address.startsWith(own)) return none;
    const file = path.join(frontEndsFolder, `mfe-${name}`, 'dist', address.slice(own.length));
    const text = await readFile(file, 'utf8').catch(() => null);
    const parsed = text === null ? null : manifest.safeParse(parseJson(text));
    if (!parsed?.success) return none;
    const { metaData, exposes } = parsed.data;
    const app = exposes.find((exposed) => exposed.path === './App');
    const names = [metaData.remoteEntry.name, ...(app?.assets.js.sync ?? [])];
    return { manifest: address, scripts: names.map((script) => own + script) };
  }

  return (name: string, address: string): Promise<RemoteFiles> => {
    const found = known.get(address);
    if (found && now() - found.at <= lifeMs) return found.files;
    const files = read(name, address);
    known.set(address, { at: now(), files });
    return files;
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
