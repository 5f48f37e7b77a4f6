import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isHashed } from '../static-files.js';

/** Files whose name no other build has with other contents, compressed or not. */
const isKept = (name: string) => isHashed(name.replace(/\.(br|gz)$/, ''));

const list = z.object({
  /** The newest first. */
  builds: z.array(z.object({ files: z.array(z.string()) })),
});
type Build = z.infer<typeof list>['builds'][number];

export interface CreateKeptBuildsOptions {
  /** Where a front end is built to; each build replaces the one before. */
  readonly dist: string;
  /** Where the files of its last builds are kept. */
  readonly folder: string;
  /** How many builds. */
  readonly count: number;
}

export interface KeptBuilds {
  /** Keeps what is built now, if it is not kept yet. Rejects when it can't be read or written. */
  keep(): Promise<void>;
}

/**
 * Keeps the files of a front end's last builds: a page that was opened before a deployment goes on asking for the files it
 * was built with.
 */
export function createKeptBuilds({ dist, folder, count }: CreateKeptBuildsOptions): KeptBuilds {
  const listFile = path.join(folder, 'builds.json');
  let working: Promise<void> = Promise.resolve();
  let known = '';

  async function keepNow(): Promise<void> {
    const files = await listHashed(dist);
    const signature = files.join('\n');
    if (files.length === 0 || signature === known) return;
    await mkdir(folder, { recursive: true });
    for (const file of files) await copyOnce(file);
    const before = (await readList(listFile)).filter((build) => !isPartOf(build, files));
    const builds = [{ files }, ...before].slice(0, count);
    await replaceFile(listFile, JSON.stringify({ builds }));
    const wanted = new Set(builds.flatMap((build) => build.files));
    const gone = (await listHashed(folder)).filter((file) => !wanted.has(file));
    await Promise.all(gone.map((file) => rm(path.join(folder, file), { force: true })));
    known = signature;
  }

  /** Under its name a file is there whole or not at all. */
  async function copyOnce(file: string): Promise<void> {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    const partial = `${target}.partial`;
    await copyFile(path.join(dist, file), partial);
    await rename(partial, target);
  }

  return {
    keep: () => {
      working = working.catch(() => undefined).then(keepNow);
      return working;
    },
  };
}

/** Also one that was seen while it was being written. */
function isPartOf(build: Build, files: readonly string[]): boolean {
  return build.files.every((file) => files.includes(file));
}

async function listHashed(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter(isKept).sort();
}

async function readList(file: string): Promise<Build[]> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return list.parse(JSON.parse(text)).builds;
  } catch {
    // Cut off in the middle, or none: what lies here is kept again from now on.
    return [];
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.partial`, text);
  await rename(`${file}.partial`, file);
}
