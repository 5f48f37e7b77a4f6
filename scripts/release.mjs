import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, requireNode } from './lib/preflight.mjs';
import { ensureInstalled, root } from './lib/prepare.mjs';
import { readStep, runStep, StepError } from './lib/run-step.mjs';

const help = `npm run release [-- options]

Turns the changesets of .changeset into a release: new versions and changelogs of the packages they name and of those that
need these, the lock file, one commit, and a tag for each package. Nothing is published or pushed.

  --dry-run      says what would be released, and changes nothing
  --skip-checks  does not run lint, types and tests before, because CI just did

It wants the branch main with everything committed.`;

const changesets = path.join(root, 'node_modules', '@changesets', 'cli', 'bin.js');
const changeset = (...args) => runStep(root, process.execPath, changesets, ...args);
const git = (...args) => readStep(root, 'git', ...args);

function readOptions() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        'skip-checks': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return fail(`${error.message}\n\n${help}`);
  }
}

async function requireCleanMain() {
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch !== 'main') fail(`A release is made on main; this is ${branch}. git switch main`);
  if ((await git('status', '--porcelain')) !== '') {
    fail('There are changes that are not committed. Commit or stash them, then release.');
  }
}

/** The packages that get a new version, as planned by changesets itself. */
async function readPlan() {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-release-'));
  try {
    const file = path.join(folder, 'plan.json');
    // The path is taken as relative to the working folder.
    await readStep(
      root,
      process.execPath,
      changesets,
      'status',
      `--output=${path.relative(root, file)}`,
    );
    const { releases } = JSON.parse(await readFile(file, 'utf8'));
    return releases.filter(({ type }) => type !== 'none');
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function check() {
  await runStep(root, 'npm', 'run', 'lint');
  await runStep(root, 'npm', 'run', 'typecheck');
  await runStep(root, 'npm', 'test');
}

async function makeRelease(plan) {
  await changeset('version');
  // The lock file holds the versions of workspaces too; the rest of it stays unchanged.
  await runStep(root, 'npm', 'install', '--package-lock-only', '--ignore-scripts', '--offline');
  await runStep(root, process.execPath, 'scripts/check-versions.mjs');
  const names = plan.map(({ name, newVersion }) => `${name}@${newVersion}`);
  await git('add', '--all');
  await git('commit', '--quiet', '-m', 'Release', '-m', names.join('\n'));
  await changeset('tag');
  console.log(`
Released ${names.length} packages in one commit with their tags. Look at it: git show
To hand it out: git push --follow-tags, and deploy it, the gateway first (docs/operations/run.md).
Once it is live: npm run record:builds, so that what comes later is tried against it.
To take it back before that: git tag -d ${names[0]} …, git reset --hard HEAD~1`);
}

async function release({ 'dry-run': isDry, 'skip-checks': skipsChecks }) {
  if (!isDry) await requireCleanMain();
  await ensureInstalled();
  const plan = await readPlan();
  if (plan.length === 0) fail('No changeset says what is new. npm run changeset writes one.');
  for (const { name, type, oldVersion, newVersion } of plan) {
    console.log(`  ${name}  ${oldVersion} → ${newVersion}  (${type})`);
  }
  if (isDry) {
    console.log('\nNothing was changed. npm run release makes this release.');
    return;
  }
  if (!skipsChecks) await check();
  await makeRelease(plan);
}

requireNode();
const options = readOptions();
if (options.help) console.log(help);
else {
  try {
    await release(options);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    fail(`${error.message} Nothing was released. git reset --hard takes back what was changed.`);
  }
}
