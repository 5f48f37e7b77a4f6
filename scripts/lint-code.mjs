import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/prepare.mjs';

// Part of `npm run lint`: ESLint over every file, a group of folders after the other. Rules that know types hold the
// types of all files they were given: in one go that is more memory than Node gives a process.

const frontEnds = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const groups = [['packages'], ['services', 'gateway'], frontEnds];
const rest = ['.', ...groups.flat().flatMap((folder) => ['--ignore-pattern', `${folder}/`])];

for (const eslintArguments of [...groups, rest]) {
  const { status, signal, error } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/eslint/bin/eslint.js'), ...eslintArguments],
    { cwd: root, stdio: 'inherit' },
  );
  if (error) throw error;
  if (signal) console.error(`ESLint was ended by ${signal} over: ${eslintArguments.join(' ')}`);
  if (status !== 0) process.exitCode = status ?? 1;
}
