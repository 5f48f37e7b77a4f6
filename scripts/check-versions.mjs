import path from 'node:path';
import { root } from './lib/prepare.mjs';
import { readPackages } from './lib/workspaces.mjs';

// Part of `npm run lint`: every dependency of every workspace has an exact version, as docs/dependencies.md promises.

const exact = /^(npm:[@\w./-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

const loose = readPackages(root).flatMap(
  ({ folder, dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => `${path.join(folder, 'package.json')}: ${name} is "${version}"`),
);
if (loose.length > 0) {
  console.error(`These dependencies name no exact version; write the one of package-lock.json:`);
  for (const line of loose) console.error(`  ${line}`);
  process.exitCode = 1;
}
