import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { compilePackage } from '../../../scripts/build/compile-package.mjs';
import { findBuilt } from '../../../scripts/build/packages.mjs';
import { repositoryRoot } from '../../tests/support/product.js';

const run = promisify(execFile);

/** Main as it was before accounts could be exported, candidates ask for their data, and programs have tokens. */
const commit = '2a1d15d6';
/** Rooms that the processes of the back end are made of. */
const rooms = [
  ...['contracts', 'service-kit', 'bus', 'screening'].map((name) => `packages/${name}`),
  ...['auth', 'usage', 'email', 'resumes'].map((name) => `services/${name}`),
  'gateway',
];

/** Files that npm reads: the manifests of all workspaces, as the lock file names them all. */
const manifests = [':(glob)**/package.json', 'package-lock.json', '.npmrc'];

/** Installs the packages of the release's own lock file; the builder of today compiles it. */
async function install(folder: string): Promise<void> {
  const parts = rooms.map((room) => `--workspace=${room}`);
  const quiet = ['--ignore-scripts', '--loglevel=error'];
  await run('npm', ['ci', '--omit=dev', ...quiet, ...parts], { cwd: folder });
}

async function build(folder: string): Promise<void> {
  const archive = path.join(folder, 'release.tar');
  const files = ['.swcrc', ...manifests, ...rooms];
  await run('git', ['archive', '--output', archive, commit, ...files], { cwd: repositoryRoot });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await install(folder);
  for (const each of findBuilt(folder).filter(({ relative }) => rooms.includes(relative)))
    await compilePackage(folder, each, { whole: false });
}

/** Builds an earlier release once, and keeps it; where its commit is not to be had, resolves to the reason in `missing`. */
export async function findEarlierRelease(): Promise<{ folder: string } | { missing: string }> {
  const folder = path.join(repositoryRoot, '.cache/earlier-release', commit);
  if (existsSync(folder)) return { folder };
  const known = run('git', ['cat-file', '-e', commit], { cwd: repositoryRoot });
  if (
    !(await known.then(
      () => true,
      () => false,
    ))
  )
    return { missing: `the history here does not reach back to ${commit}` };
  const begun = `${folder}-${process.pid}`;
  await mkdir(begun, { recursive: true });
  try {
    await build(begun);
    await rename(begun, folder);
  } catch (error) {
    await rm(begun, { recursive: true, force: true });
    // Others may have built it meanwhile.
    if (!existsSync(folder)) throw error;
  }
  return { folder };
}
