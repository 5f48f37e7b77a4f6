import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { linkModules } from '../lib/link-modules.mjs';
import { root } from '../lib/prepare.mjs';
import { runStep } from '../lib/run-step.mjs';

/** Packages that a lock file installs, and the targets of linked workspaces; not the workspaces' own versions. */
async function readInstalled(folder) {
  const { packages } = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([name]) => name.includes('node_modules'));
}

/** Third-party packages as the lock file of `folder` says: those of this checkout where it has the same. */
async function install(folder) {
  if (isDeepStrictEqual(await readInstalled(folder), await readInstalled(root))) {
    await linkModules(root, folder);
  } else {
    await runStep(
      folder,
      'npm',
      'ci',
      '--include=dev',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--loglevel=error',
    );
  }
}

/** Revisions of before npm run build had a script of its own were built by lerna. */
async function buildAsThen(folder, packages) {
  const script = path.join(folder, 'scripts/build.mjs');
  if (existsSync(script)) return runStep(folder, process.execPath, script, ...packages);
  const lerna = path.join(folder, 'node_modules/lerna/dist/cli.js');
  const scope = packages.map((name) => `--scope=${name}`);
  const words = ['run', 'build', '--concurrency=2', '--include-dependencies', ...scope];
  const quiet = ['NX_DAEMON=false', 'NX_TUI=false'];
  return runStep(folder, 'env', ...quiet, process.execPath, lerna, ...words);
}

/**
 * Builds packages of a revision of `repository` as it was built then, in a folder of its own, gives that folder to `use`, and
 * removes it.
 */
export async function buildRevision({ repository, revision, packages }, use) {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-revision-'));
  try {
    const archive = path.join(folder, 'revision.tar');
    await runStep(repository, 'git', 'archive', '--output', archive, revision);
    await runStep(folder, 'tar', '-xf', archive);
    await rm(archive);
    await install(folder);
    await buildAsThen(folder, packages);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
