import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/prepare.mjs';

// Part of `npm run lint`: every dependency of every workspace names one version, as docs/dependencies.md promises.

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const workspaces = Object.keys(lock.packages).filter((folder) => !folder.includes('node_modules'));
const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

const loose = workspaces.flatMap((folder) => {
  const file = path.join(folder, 'package.json');
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, file), 'utf8'),
  );
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${file}: ${name} is "${version}"`);
});
if (loose.length > 0) {
  console.error(`These dependencies name no exact version; write the one of package-lock.json:`);
  for (const line of loose) console.error(`  ${line}`);
  process.exitCode = 1;
}
