import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../lib/prepare.mjs';
import { copyRepository } from './support/copy-repository.mjs';

/** Files that the build of billing needs besides those of every copy. */
const sources = [
  ...['.changeset/config.json', '.gitignore', '.npmrc', '.swcrc'],
  ...['webpack', 'webpack.base.mjs'],
  ...['contracts', 'host-api', 'router', 'web-kit'].map((name) => `packages/${name}/src`),
  ...['packages/web-kit/html', 'packages/host-api/rollup.config.mjs'],
  ...['public', 'src', 'webpack.config.mjs'].map((name) => `mfe-billing/${name}`),
  ...['tsconfig.base.json', 'packages/host-api/tsconfig.json'],
];

let clone;
let folder;

const author = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' };
const committer = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' };
const run = async (cwd, command, ...args) => {
  const env = { ...process.env, ...author, ...committer };
  const { stdout } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1e8 });
  return stdout.trim();
};
const git = (...args) => run(clone.folder, 'git', ...args);
const record = (...args) =>
  run(
    root,
    process.execPath,
    'scripts/record-builds.mjs',
    '--repository',
    clone.folder,
    '--to',
    folder,
    ...args,
  );
const readList = async () => JSON.parse(await readFile(path.join(folder, 'builds.json'), 'utf8'));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-recorded-'));
  clone = await copyRepository(sources);
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '-m', 'All of it');
}, 60_000);
afterAll(async () => {
  await clone.remove();
  await rm(folder, { recursive: true, force: true });
});

it('says what to do where nothing was ever released', async () => {
  await expect(record('--only', 'billing')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no release tags of billing'),
  });
  await expect(record('--only', 'nobody')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no front end nobody'),
  });
});

it('builds what npm run release tagged, once', async () => {
  // The last step of npm run release.
  await run(clone.folder, process.execPath, 'node_modules/@changesets/cli/bin.js', 'tag');
  const released = await git('rev-parse', 'HEAD');
  const { version } = JSON.parse(await git('show', 'HEAD:mfe-billing/package.json'));
  // The present source is not the released one.
  await rm(path.join(clone.folder, 'mfe-billing/src'), { recursive: true });
  await git('commit', '--quiet', '--all', '-m', 'No more');

  await record('--only', 'billing');
  const [build, ...others] = await readList();
  expect(others).toEqual([]);
  expect(build).toMatchObject({
    name: 'billing',
    version,
    revision: released,
    tag: `@shortlist/mfe-billing@${version}`,
    requires: { hostApi: expect.stringMatching(/^\^\d/) },
  });
  const packed = await readFile(path.join(folder, build.archive));
  expect(build.bytes).toBe(packed.length);
  const texts = JSON.parse(brotliDecompressSync(packed).toString('utf8'));
  const hashed = Object.entries(texts).map(([file, text]) => [
    file,
    createHash('sha256').update(text).digest('hex'),
  ]);
  expect(Object.fromEntries(hashed)).toEqual(build.files);
  const { pages, metaData } = JSON.parse(texts['mf-manifest.json']);
  expect(pages.map((page) => page.path)).toContain('/pricing');
  expect(metaData.buildInfo.buildVersion).toBe(version);
  expect(Object.keys(texts)).toContain(metaData.remoteEntry.name);
  expect(Object.keys(texts).filter((file) => /lifecycles|^main\./.test(file))).toEqual([]);

  const { mtimeMs } = await stat(path.join(folder, build.archive));
  const shell = { name: 'shell', archive: 'shell-0.0.1-00000000.json.br' };
  const old = { name: 'billing', archive: 'billing-0.0.1-00000000.json.br' };
  const list = [old, build, shell];
  for (const { archive } of [old, shell]) await writeFile(path.join(folder, archive), 'old');
  await writeFile(path.join(folder, 'builds.json'), JSON.stringify(list));
  await record('--only', 'billing');
  expect(await readList()).toEqual([build, shell]);
  expect((await stat(path.join(folder, build.archive))).mtimeMs).toBe(mtimeMs);
  const files = [build.archive, 'builds.json', shell.archive];
  expect((await readdir(folder)).sort()).toEqual(files.sort());
}, 400_000);
