import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { repositoryRoot } from '../../tests/support/product.js';

/** A build of a front end as `npm run record:builds` kept it. */
export interface RecordedBuild {
  /** `shell`, or of a remote. */
  readonly name: string;
  readonly version: string;
  readonly revision: string;
  /** Null when it was deployed without a release. */
  readonly tag: string | null;
  /** Offer of a shell to remotes. */
  readonly provides?: Readonly<Record<string, string>>;
  readonly archive: string;
  /** SHA-256 of each file. */
  readonly files: Readonly<Record<string, string>>;
}

const recordedFolder = path.join(repositoryRoot, 'e2e/front-ends/recorded');

export async function listRecordedBuilds(
  folder = recordedFolder,
): Promise<readonly RecordedBuild[]> {
  const list = await readFile(path.join(folder, 'builds.json'), 'utf8');
  return JSON.parse(list) as RecordedBuild[];
}

/** `billing 1.4.0 (3f2a90c1)` */
export const titleOf = ({ name, version, revision }: RecordedBuild) =>
  `${name} ${version} (${revision.slice(0, 8)})`;

/** Writes the files of a build into a folder. Throws when one is not what the list says. */
export async function unpackBuild(
  build: RecordedBuild,
  to: string,
  from = recordedFolder,
): Promise<void> {
  const packed = await readFile(path.join(from, build.archive));
  const texts = JSON.parse(brotliDecompressSync(packed).toString('utf8')) as Record<string, string>;
  await mkdir(to, { recursive: true });
  for (const [file, hash] of Object.entries(build.files)) {
    const text = texts[file] ?? '';
    if (createHash('sha256').update(text).digest('hex') !== hash) {
      throw new Error(
        `${file} of ${build.archive} is not what builds.json says: npm run record:builds`,
      );
    }
    await writeFile(path.join(to, file), text);
  }
}
