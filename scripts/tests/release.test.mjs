import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository } from './support/copy-repository.mjs';

let copy;
const run = async (command, ...args) => {
  const { stdout } = await promisify(execFile)(command, args, { cwd: copy.folder });
  return stdout.trim();
};
const git = (...args) =>
  run('git', '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args);
const read = (name) => readFile(path.join(copy.folder, name), 'utf8');
const readJson = async (name) => JSON.parse(await read(name));

async function release(...args) {
  const author = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' };
  return promisify(execFile)(process.execPath, ['scripts/release.mjs', ...args], {
    cwd: copy.folder,
    env: { ...process.env, ...author, ...committer },
  });
}

async function commit() {
  await git('add', '--all');
  await git('commit', '--quiet', '-m', 'A change');
}

beforeAll(async () => {
  const changes = [
    '.changeset/config.json',
    'packages/bus/CHANGELOG.md',
    'services/usage/CHANGELOG.md',
  ];
  copy = await copyRepository(['.gitignore', '.npmrc', '.prettierrc.json', ...changes]);
  await git('init', '--quiet', '--initial-branch=main');
  await commit();
});

afterAll(() => copy.remove());

it('says that nothing is new where no changeset is', async () => {
  await expect(release('--skip-checks')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run changeset writes one'),
  });
});

it('is made of what is committed, on main', async () => {
  await writeFile(
    path.join(copy.folder, '.changeset/new-words.md'),
    "---\n'@shortlist/bus': minor\n---\n\nA queue can be read.\n",
  );
  await expect(release('--skip-checks')).rejects.toMatchObject({
    stderr: expect.stringContaining('not committed'),
  });
  await commit();
  await git('switch', '--quiet', '--create', 'beside');
  await expect(release('--skip-checks')).rejects.toMatchObject({
    stderr: expect.stringContaining('this is beside'),
  });
  await git('switch', '--quiet', 'main');
});

it('is told first, and nothing is changed', async () => {
  const { stdout } = await release('--dry-run');
  expect(stdout).toMatch(/@shortlist\/bus {2}[\d.]+ → [\d.]+ {2}\(minor\)/);
  expect(stdout).toMatch(/@shortlist\/usage .*\(patch\)/);
  expect(await git('status', '--porcelain')).toBe('');
  expect(await git('tag')).toBe('');
});

it('gives new versions to the packages and to those that need them, in one commit with tags', async () => {
  await release('--skip-checks');
  const { version } = await readJson('packages/bus/package.json');
  const usage = await readJson('services/usage/package.json');
  const { packages } = await readJson('package-lock.json');
  expect(usage.dependencies['@shortlist/bus']).toBe(version);
  expect(packages['services/usage'].dependencies['@shortlist/bus']).toBe(version);
  expect(packages['packages/bus'].version).toBe(version);
  expect(await read('packages/bus/CHANGELOG.md')).toContain(
    `## ${version}\n\n### Minor Changes\n\n`,
  );
  expect(await read('packages/bus/CHANGELOG.md')).toContain('A queue can be read.');
  expect((await git('tag')).split('\n')).toEqual(
    expect.arrayContaining([`@shortlist/bus@${version}`, `@shortlist/usage@${usage.version}`]),
  );
  expect(await git('status', '--porcelain')).toBe('');
  await expect(release('--skip-checks')).rejects.toMatchObject({
    stderr: expect.stringContaining('No changeset says what is new'),
  });
}, 120_000);
