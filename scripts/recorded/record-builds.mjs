import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildRevision } from './build-revision.mjs';
import { folderOf, packageOf } from './choose-releases.mjs';
import { packBuild } from './pack-build.mjs';

const listFile = 'builds.json';

/** Reads the list of recorded builds, `builds.json` in `folder`. */
async function readList(folder) {
  const file = path.join(folder, listFile);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
}

const archiveOf = ({ name, version, revision }) =>
  `${name}-${version}-${revision.slice(0, 8)}.json.br`;

async function pack({ folder, checkout, release }) {
  const dist = path.join(checkout, folderOf(release.name), 'dist');
  const { facts, files, bytes } = await packBuild({ name: release.name, dist });
  const archive = archiveOf(release);
  await writeFile(path.join(folder, archive), bytes);
  return { ...release, ...facts, archive, bytes: bytes.length, files };
}

/**
 * Makes `folder` hold the builds of these releases (`choose-releases.mjs`), those of the front ends in `untouched` as they are there, and
 * no others: builds what it lacks, each revision once, and writes `builds.json`, which says of each what it is and the SHA-256 of
 * its files. Resolves to that list.
 */
export async function recordBuilds({ repository, releases, folder, untouched }) {
  await mkdir(folder, { recursive: true });
  const before = await readList(folder);
  const isOf = (release) => (build) => build.archive === archiveOf(release);
  const kept = before
    .filter(({ archive }) => existsSync(path.join(folder, archive)))
    // A build deployed from a commit may have been released since.
    .flatMap((old) =>
      releases.filter((each) => isOf(each)(old)).map(({ tag }) => ({ ...old, tag })),
    );
  const missing = releases.filter((release) => !kept.some(isOf(release)));
  const made = [];
  for (const revision of new Set(missing.map((each) => each.revision))) {
    const wanted = missing.filter((each) => each.revision === revision);
    console.log(
      `Building ${wanted.map(({ name }) => name).join(', ')} of ${revision.slice(0, 8)} …`,
    );
    const packages = wanted.map(({ name }) => packageOf(name));
    await buildRevision({ repository, revision, packages }, async (checkout) => {
      for (const release of wanted) made.push(await pack({ folder, checkout, release }));
    });
  }
  const list = [
    ...before.filter(({ name }) => untouched.includes(name)),
    ...releases.map((release) => [...kept, ...made].find(isOf(release))),
  ].sort((one, other) => one.name.localeCompare(other.name));
  await writeFile(path.join(folder, listFile), `${JSON.stringify(list, null, 2)}\n`);
  for (const file of await readdir(folder)) {
    const isOld = file.endsWith('.json.br') && !list.some(({ archive }) => archive === file);
    if (isOld) await rm(path.join(folder, file));
  }
  return list;
}
