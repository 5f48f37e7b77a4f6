import semver from 'semver';
import { readStep } from '../lib/run-step.mjs';

/** The package of a front end: `shell` → `@shortlist/shell`, `billing` → `@shortlist/mfe-billing`. */
export const packageOf = (name) => `@shortlist/${name === 'shell' ? name : `mfe-${name}`}`;

/** Its folder in the repository. */
export const folderOf = (name) => (name === 'shell' ? name : `mfe-${name}`);

/**
 * Chooses the builds to keep, as `{ name, version, revision, tag }`: of the shell those of its last `count` release tags, of each
 * remote that of its last one, as the highest version is live.
 */
export async function chooseReleases({ repository, names, count }) {
  const git = (...args) => readStep(repository, 'git', ...args);
  const found = [];
  for (const name of names) {
    const prefix = `${packageOf(name)}@`;
    const versions = (await git('tag', '--list', `${prefix}*`))
      .split('\n')
      .map((tag) => tag.slice(prefix.length))
      .filter((version) => semver.valid(version) !== null);
    const last = semver.rsort(versions).slice(0, name === 'shell' ? count : 1);
    for (const version of last) {
      const tag = `${prefix}${version}`;
      found.push({ name, version, revision: await git('rev-list', '-n1', tag), tag });
    }
  }
  return found;
}

/**
 * The same from commits, the newest first, for what was deployed without a release: the shell of all of them, the remotes of the
 * newest.
 */
export async function chooseCommits({ repository, names, commits }) {
  const git = (...args) => readStep(repository, 'git', ...args);
  const found = [];
  for (const [at, commit] of commits.entries()) {
    const revision = await git('rev-parse', '--verify', `${commit}^{commit}`);
    for (const name of names.filter((each) => each === 'shell' || at === 0)) {
      const { version } = JSON.parse(
        await git('show', `${revision}:${folderOf(name)}/package.json`),
      );
      found.push({ name, version, revision, tag: null });
    }
  }
  return found;
}
