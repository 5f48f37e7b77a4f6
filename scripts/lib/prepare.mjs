import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBuildLock } from './build-lock.mjs';
import { fail } from './preflight.mjs';
import { findNeeded } from './workspaces.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** npm writes this file in the last step of an installation. */
const installRecord = path.join(root, 'node_modules', '.package-lock.json');
const lockFile = path.join(root, 'package-lock.json');
const heartbeatMs = 10_000;

function isUpToDate() {
  return existsSync(installRecord) && statSync(installRecord).mtimeMs >= statSync(lockFile).mtimeMs;
}

/** True when packages for tests, lint and benches are installed, which the root's package.json lists. */
function isWhole() {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) =>
    existsSync(path.join(root, 'node_modules', name)),
  );
}

/** Runs a command, keeping its output in case it fails; says every ten seconds that it is still running. */
function runQuietly(command, args, { label, say, env = {} }) {
  return new Promise((resolve) => {
    const started = Date.now();
    const heartbeat = setInterval(() => {
      say(`  ${label}: ${Math.round((Date.now() - started) / 1000)} s`);
    }, heartbeatMs);
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-200_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const finish = (code) => {
      clearInterval(heartbeat);
      resolve({ code, output, seconds: Math.round((Date.now() - started) / 1000) });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', finish);
  });
}

function explain(step, output) {
  if (/ENOSPC|no space left/i.test(output)) {
    fail(`The disk is full, so ${step} stopped. Free about 2 GB and run the command again.`);
  }
  console.error(output);
  fail(
    `${step[0].toUpperCase()}${step.slice(1)} failed; its output is above. Run the command again.`,
  );
}

/**
 * Installs exactly what the lock file says, unless already done: everything, or what `only` these workspaces need where nothing was
 * installed before. `say` tells a person what is going on. With `lenient`, where the lock file can't be followed, whatever npm
 * resolves afresh will do: a registry may lack a binary that the lock file names for some other platform.
 */
export async function ensureInstalled({ only = [], lenient = false, say = console.log } = {}) {
  const hasAll = isWhole();
  const isPart = only.length > 0 && !hasAll;
  if (isUpToDate() && (hasAll || isPart)) return;
  const folders = isPart ? new Set(only.flatMap((name) => findNeeded(root, name))) : [];
  const parts = Array.from(folders, (folder) => `--workspace=${path.relative(root, folder)}`);
  const install = (...args) =>
    runQuietly('npm', [...args, ...parts, '--include=dev', '--no-audit', '--no-fund'], {
      label: 'installing',
      say,
    });
  // Adds what is missing to a part that was installed, from which a product may be running.
  const isAdded = isUpToDate();
  say(
    isAdded ? 'Installing the rest (once) …' : 'Installing dependencies (once, about a minute) …',
  );
  let result = await (isAdded ? install('install', '--no-save') : install('ci'));
  if (result.code !== 0 && lenient) {
    say('The lock file could not be followed here; installing what fits instead …');
    result = await install('install', '--no-save');
  }
  if (result.code !== 0) explain('installing the dependencies', result.output);
  say(`Installed in ${result.seconds} s.`);
}

/** Links a workspace that is new, installs what it has of its own, and lists both in the lock file. */
export async function installWorkspace({ say = console.log } = {}) {
  say('Installing what is new …');
  const words = ['install', '--no-audit', '--no-fund', '--include=dev'];
  const result = await runQuietly('npm', words, { label: 'installing', say });
  if (result.code !== 0) explain('npm install', result.output);
}

/**
 * Builds all packages and front ends, or `only` some with what they need, when their sources changed since they were built. For
 * `npm start` the `whole` is not wanted: remotes come without their own pages and compressed files. One process builds at a time.
 */
export async function buildChanged({ only = [], whole = true, say = console.log } = {}) {
  const { build, findUnbuilt } = await import('../build/build.mjs');
  const wanted = { names: [only].flat(), whole };
  if (findUnbuilt(root, wanted).length === 0) return;
  await withBuildLock(
    root,
    // Another process may have built it meanwhile.
    () => (findUnbuilt(root, wanted).length > 0 ? buildAloud(build, wanted, say) : null),
    () => say('Waiting for another build …'),
  );
}

/** `buildChanged`, unless a test runs this command: what it needs was built before all tests. */
export async function ensureBuilt(options) {
  if (!process.env.BUILT_BEFORE_TESTS) await buildChanged(options);
}

async function buildAloud(build, wanted, say) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const heartbeat = setInterval(() => say(`  building: ${seconds()} s`), heartbeatMs);
  say('Building what has changed …');
  try {
    const result = await build(root, wanted);
    say(`Built in ${seconds()} s.`);
    return result;
  } catch (error) {
    return explain('the build', error.message);
  } finally {
    clearInterval(heartbeat);
  }
}
