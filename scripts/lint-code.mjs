import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { root } from './lib/prepare.mjs';

// Part of `npm run lint`: ESLint over every file, a group of folders at a time. Rules that know types hold the
// types of all files they were given: in one go that is more memory than Node gives a process.

const frontEnds = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const groups = [['packages'], ['services', 'gateway', 'stack', 'stand-ins'], frontEnds];
const rest = ['.', ...groups.flat().flatMap((folder) => ['--ignore-pattern', `${folder}/`])];

const waiting = [...groups, rest];

async function lint(eslintArguments) {
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/eslint/bin/eslint.js'), ...eslintArguments],
    { cwd: root, stdio: 'inherit' },
  );
  const [status, signal] = await once(child, 'close');
  if (signal) console.error(`ESLint was ended by ${signal} over: ${eslintArguments.join(' ')}`);
  if (status !== 0) process.exitCode = status ?? 1;
}

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await lint(next);
}

// One process takes up to 4 GB.
const atOnce = Math.min(availableParallelism(), 2, Math.floor(totalmem() / (5 * 1024 ** 3))) || 1;
await Promise.all(Array.from({ length: atOnce }, work));
