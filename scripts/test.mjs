import { fail, requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { listTests, runVitest } from './lib/run-vitest.mjs';
import { runSuites, tellCounts } from './lib/suites.mjs';
import { readTestArguments, suiteNames, TestArgumentsError } from './lib/test-arguments.mjs';

/**
 * Packages are resolved to their sources, but what runs in a thread or process of its own comes from `dist`: the
 * judging threads in `unit`, these and the built packages themselves in `service`, the whole product in `browser`.
 */
const builds = {
  unit: ['@shortlist/screening'],
  service: ['@shortlist/stack'],
  web: [],
  browser: ['everything'],
};

/** A process keeps what each test file left; a run of all files is cut so that its memory stays below 2 GB. */
const parts = { service: 2 };

/** The runs of one suite, one after the other. */
function runsOf(name, { paths, options }) {
  // Each of these has a product and a browser of its own, which wait for each other most of the time.
  const isSaid = options.some((option) => /^--(?:maxWorkers|no-file-parallelism)\b/.test(option));
  const atOnce = name === 'browser' && !isSaid ? ['--maxWorkers=2'] : [];
  const isWhole =
    paths.length === 0 && !options.some((option) => /^--(?:shard|testName)/.test(option));
  const env = isWhole ? { SKIP_NIGHTLY: '1' } : {};
  const run = { name, projects: [name], paths, options: [...options, ...atOnce], env };
  const count = parts[name] ?? 1;
  if (!isWhole || count === 1) return [run];
  return Array.from({ length: count }, (_, index) => ({
    ...run,
    name: `${name}, part ${index + 1} of ${count}`,
    options: [...options, `--shard=${index + 1}/${count}`],
  }));
}

function readArguments() {
  try {
    return readTestArguments(process.argv.slice(2));
  } catch (error) {
    if (error instanceof TestArgumentsError) fail(error.message);
    throw error;
  }
}

async function buildFor(suites) {
  const wanted = suites.flatMap((name) => builds[name]);
  if (wanted.includes('everything')) await ensureBuilt();
  else if (wanted.length > 0) await ensureBuilt({ only: wanted });
}

/** The suites with a test file at one of these paths: no others need to be built or started. */
async function suitesOf(suites, paths) {
  if (paths.length === 0) return suites;
  const found = [];
  for (const name of suites) if ((await listTests([name], paths)).length > 0) found.push(name);
  return found;
}

/** Says why nothing was run, and where to find what was asked for. */
async function explainNothing({ suites, chosen, paths }) {
  const list = (names) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
  if (chosen.length > 0) {
    console.error(
      `\nNo test was run: none in ${list(chosen)} has the name given after -t (a regular expression, looked for in the names of tests).`,
    );
    return;
  }
  console.error(
    `\nNo test was run: no test file of ${list(suites)} lies at ${list(paths)} (a regular expression, looked for in the paths of test files).`,
  );
  const others = suiteNames.filter((name) => !suites.includes(name));
  for (const name of await suitesOf(others, paths)) {
    console.error(`There are such in another suite: npm run test:${name} -- ${paths.join(' ')}`);
  }
}

const { suites, paths, options, isWatching } = readArguments();
requireNode();
await ensureInstalled();
const chosen = await suitesOf(suites, paths);
await buildFor(chosen);
if (isWatching && chosen.length > 0) {
  await runVitest({ projects: chosen, paths, options, isWatching });
} else {
  const runs = chosen.flatMap((name) => runsOf(name, { paths, options }));
  const counts = await runSuites(runs);
  if (counts.passed + counts.failed === 0) await explainNothing({ suites, chosen, paths });
  tellCounts(counts);
}
