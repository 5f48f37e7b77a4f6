import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseCommits, chooseReleases } from './choose-releases.mjs';

let repository;
const git = async (...args) => {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  const { stdout } = await promisify(execFile)('git', [...author, ...args], { cwd: repository });
  return stdout.trim();
};

async function commit(version) {
  for (const folder of ['shell', 'mfe-billing']) {
    await mkdir(path.join(repository, folder), { recursive: true });
    await writeFile(path.join(repository, folder, 'package.json'), JSON.stringify({ version }));
  }
  await git('add', '--all');
  await git('commit', '--quiet', '-m', version);
  return git('rev-parse', 'HEAD');
}

const revisions = {};
beforeAll(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'shortlist-tags-'));
  await git('init', '--quiet', '--initial-branch=main');
  for (const version of ['0.9.0', '0.10.0', '1.0.0']) {
    revisions[version] = await commit(version);
    await git('tag', `@shortlist/shell@${version}`);
  }
  await git('tag', '@shortlist/mfe-billing@2.0.0', revisions['0.9.0']);
  await git('tag', '-a', '-m', 'Release', '@shortlist/mfe-billing@10.0.0', revisions['0.10.0']);
  await git('tag', '@shortlist/shell@next');
  await git('tag', '@shortlist/shell-tools@9.0.0');
});
afterAll(() => rm(repository, { recursive: true, force: true }));

const of = (name, version, tagged = version) => ({
  name,
  version,
  revision: revisions[tagged],
  tag: `@shortlist/${name === 'shell' ? name : `mfe-${name}`}@${version}`,
});

it('takes the last versions of the shell, and the last one of a remote, by number', async () => {
  const names = ['shell', 'billing', 'reports'];
  expect(await chooseReleases({ repository, names, count: 2 })).toEqual([
    of('shell', '1.0.0'),
    of('shell', '0.10.0'),
    of('billing', '10.0.0', '0.10.0'),
  ]);
  expect(await chooseReleases({ repository, names, count: 9 })).toHaveLength(4);
});

it('takes the shell of each commit, and the remotes of the first', async () => {
  const commits = ['main', revisions['0.9.0'].slice(0, 8)];
  const names = ['billing', 'shell'];
  expect(await chooseCommits({ repository, names, commits })).toEqual([
    { ...of('billing', '1.0.0'), tag: null },
    { ...of('shell', '1.0.0'), tag: null },
    { ...of('shell', '0.9.0'), tag: null },
  ]);
  await expect(chooseCommits({ repository, names, commits: ['gone'] })).rejects.toThrow('gone');
});
