// Writes tests/used-commands.json: the commands, options and operators that the services' suites and the limiter send.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'used-commands-'));
const record = join(folder, 'used.jsonl');
writeFileSync(record, '');

const suites = process.argv.slice(2);
const { status } = spawnSync(
  'npx',
  [
    'jest',
    '--selectProjects',
    'service',
    '--',
    ...(suites.length > 0
      ? suites
      : ['services/', 'gateway/', 'packages/service-kit', 'embedded-mongo/tests/rate-limiter']),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules',
      EMBEDDED_MONGO_RECORD: record,
    },
  },
);
const used = readFileSync(record, 'utf8').split('\n').filter(Boolean);
rmSync(folder, { recursive: true });
if (status !== 0) {
  console.error('The suites failed, so the list stays as it was. Mend them and record again.');
  process.exit(1);
}
const list = [...new Set(used.map((line) => JSON.parse(line)))].sort();
const file = resolve(import.meta.dirname, '../tests/used-commands.json');
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
console.log(`${list.length} entries in ${file}`);
