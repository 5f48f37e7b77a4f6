import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs';
import { StepError } from './lib/run-step.mjs';
import { findFrontEnds } from './lib/workspaces.mjs';

const defaultFolder = path.join(root, 'e2e/front-ends/recorded');
const help = `npm run record:builds [-- options]

Records what is live of shell and remotes, for the test that each of today's remotes runs in the shells of before, and today's
shell runs the remotes that are live: the shell by its last release tags, each remote by its last one. What is recorded already is
not built again, what is older is removed.

  --tags <number>       how many releases of the shell; default 3
  --commits <a>,<b>…    from these commits in place of tags, the newest first, where something was deployed without a release
  --only <name>,…       these front ends alone, such as shell,billing; the others stay as they are recorded
  --repository <clone>  another clone of Shortlist, which has the tags
  --to <folder>         default ${path.relative(root, defaultFolder)}

Exit codes: 0 done, 1 failed.`;

function readOptions() {
  const text = { type: 'string' };
  const options = { help: { type: 'boolean' }, tags: { ...text, default: '3' } };
  try {
    return parseArgs({
      options: { ...options, commits: text, only: text, repository: text, to: text },
    }).values;
  } catch (error) {
    return fail(`${error.message}\n\n${help}`);
  }
}

const split = (text) => text.split(',').map((each) => each.trim());

function readNames(all, only) {
  const names = only === undefined ? all : split(only);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) fail(`There is no front end ${unknown.join(', ')}.\n\n${help}`);
  return names;
}

async function record({ tags, commits, only, repository: clone = root, to = defaultFolder }) {
  const count = Number(tags);
  if (!Number.isInteger(count) || count < 1) fail(`--tags wants a number from 1.\n\n${help}`);
  const all = findFrontEnds(root);
  const names = readNames(all, only);
  const repository = path.resolve(clone);
  const { chooseCommits, chooseReleases } = await import('./recorded/choose-releases.mjs');
  const releases = commits
    ? await chooseCommits({ repository, names, commits: split(commits) })
    : await chooseReleases({ repository, names, count });
  const never = names.filter((name) => !releases.some((each) => each.name === name));
  if (releases.length === 0 || never.includes('shell')) {
    fail(
      `${repository} has no release tags of ${never.join(', ')}, such as @shortlist/shell@1.2.0. Fetch them (git fetch --tags), name a clone that has them (--repository), or name commits (--commits).`,
    );
  }
  if (never.length > 0) console.log(`Never released, so not recorded: ${never.join(', ')}.`);
  await ensureInstalled();
  // The package reads what a shell offers to remotes.
  await ensureBuilt({ only: '@shortlist/host-api' });
  const { recordBuilds } = await import('./recorded/record-builds.mjs');
  const untouched = all.filter((name) => !names.includes(name));
  const folder = path.resolve(to);
  const list = await recordBuilds({ repository, releases, folder, untouched });
  for (const { archive, bytes } of list)
    console.log(`  ${archive}  ${Math.round(bytes / 1000)} KB`);
  console.log('Look at it and commit it: git status');
}

requireNode();
const options = readOptions();
if (options.help) console.log(help);
else {
  try {
    await record(options);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    fail(`${error.message} What was recorded before is as it was.`);
  }
}
