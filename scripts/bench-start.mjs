import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const help = `npm run bench:start [-- --cache <folder>]

Clones this repository as committed into a temporary folder and measures npm start there: installing included, again with nothing
changed, after an edit of a remote and of a service, and two commands. Prints seconds, and seconds of processor: the second is what
counts on a machine that is busy with other things.

  --cache <folder>  a folder for npm's cache; default: an empty one, as on a machine without npm's packages

Takes about five minutes and 2 GB.`;

const { values } = parseArgs({ options: { help: { type: 'boolean' }, cache: { type: 'string' } } });
if (values.help) {
  console.log(help);
  process.exit(0);
}

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'shortlist-start-'));
const clone = path.join(folder, 'clone');
const ticksPerSecond = 100;

/** Seconds of processor of a process that runs, and of its children that have ended (proc(5)). */
function processorOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const port = await findPort();
const env = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: path.join(folder, 'data'),
  npm_config_cache: path.resolve(values.cache ?? path.join(folder, 'npm')),
};

const report = (name, seconds, processor) =>
  console.log(
    `${name.padEnd(44)}${seconds.toFixed(1).padStart(8)} s${processor.toFixed(1).padStart(8)} s`,
  );

/** Runs a command to its end in the clone. */
async function measure(name, ...words) {
  const since = performance.now();
  const child = spawn(
    '/bin/sh',
    ['-c', '"$@"; code=$?; cat /proc/$$/stat >&3; exit $code', 'sh', ...words],
    {
      cwd: clone,
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    },
  );
  let stat = '';
  child.stdio[3].on('data', (text) => (stat += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`"${words.join(' ')}" ended with ${code}.`);
  const ticks = stat.split(') ')[1].split(' ').slice(11, 15);
  report(
    name,
    (performance.now() - since) / 1000,
    ticks.reduce((sum, each) => sum + Number(each), 0) / ticksPerSecond,
  );
}

const isServed = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the product in the clone, until its first page is served, and ends it. */
async function measureStart(name) {
  const since = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  while (!(await isServed())) {
    if (child.exitCode !== null) throw new Error('npm start ended before it served a page.');
    await pause(50);
  }
  report(name, (performance.now() - since) / 1000, processorOf(child.pid));
  child.kill('SIGTERM');
  await ended;
}

const edit = (file) => appendFileSync(path.join(clone, file), '// Edited.\n');

try {
  await once(spawn('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' }), 'close');
  console.log(`${''.padEnd(44)}   clock  processor`);
  await measureStart('first start, with installing and building');
  await measureStart('again, nothing changed');
  edit('mfe-screening/src/App.tsx');
  await measureStart('after an edit of a remote');
  edit('services/usage/src/service.ts');
  await measureStart('after an edit of a service');
  await measure('npm run user -- --help', 'npm', 'run', 'user', '--', '--help');
  const job = 'samples/job-description.txt';
  await measure(
    'npm run score, 12 samples',
    'npm',
    'run',
    'score',
    '--',
    '--job',
    job,
    'samples/resumes',
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
