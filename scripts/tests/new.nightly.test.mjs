import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../lib/prepare.mjs';
import { findFrontEnds } from '../lib/workspaces.mjs';
import { copyRepository } from './support/copy-repository.mjs';

const run = promisify(execFile);
let copy;

beforeAll(async () => {
  const typed = [
    'mfe-billing',
    'services/usage',
    ...['contracts', 'host-api', 'web-kit', 'router', 'bus', 'service-kit', 'embedded-mongo'].map(
      (name) => `packages/${name}`,
    ),
  ];
  // Lint reads the features of every remote, and a new remote is unlike all others.
  const remotes = findFrontEnds(root).filter((name) => name !== 'shell');
  copy = await copyRepository([
    'tsconfig.base.json',
    'tsconfig.web.json',
    'tsconfig.json',
    'eslint.config.mjs',
    'eslint',
    'vitest.config.mjs',
    '.prettierrc.json',
    'package.json',
    'docker-compose.yml',
    'e2e/scripts/record/walk-main-job.mjs',
    'packages/contracts/dist',
    'packages/web-kit/vitest',
    ...typed.flatMap((folder) => [`${folder}/src`, `${folder}/tsconfig.json`]),
    ...['mfe-billing/tests', 'mfe-billing/public', 'services/usage/tests'],
    ...remotes.map((name) => `mfe-${name}/webpack.config.mjs`),
    ...remotes.filter((name) => name !== 'billing').map((name) => `mfe-${name}/src`),
  ]);
});
afterAll(() => copy.remove());

const read = (file) => readFile(path.join(copy.folder, file), 'utf8');
const node = (file, ...words) =>
  run(process.execPath, [path.join(copy.folder, file), ...words], {
    cwd: copy.folder,
  });
const create = (...words) => node('scripts/new.mjs', ...words, '--no-install');
const writtenOf = ({ stdout }) =>
  stdout.slice(0, stdout.indexOf('Next:')).match(/(?<=^ {2})\S+\.\w+$/gm);

/** Lint was run over what is written, and its errors are the command's. */
async function check(written, project) {
  await node('node_modules/typescript-7/bin/tsc', '-b', project);
  await node('node_modules/prettier/bin/prettier.cjs', '--check', ...written);
  const tests = written.filter((file) => /\.test\.tsx?$/.test(file));
  const { stdout } = await node('node_modules/vitest/vitest.mjs', 'run', ...tests);
  return /Tests .*/.exec(stripVTControlCharacters(stdout))?.[0];
}

it('writes a page whose types, style and test are right', async () => {
  const written = writtenOf(await create('page', 'billing', 'sales-tax'));
  expect(written).toHaveLength(4);
  expect(await read('mfe-billing/src/App.tsx')).toContain(
    '<Route path="sales-tax" element={<SalesTaxPage />} />',
  );
  expect(await read('mfe-billing/src/pages.ts')).toContain(
    "{ path: '/sales-tax', title: 'Sales tax', guarded: true },",
  );
  expect(await check(written, 'mfe-billing')).toBe('Tests  1 passed (1)');
}, 240_000);

it('writes a remote whose types, style and test are right', async () => {
  const written = writtenOf(await create('remote', 'reports'));
  expect(written).toHaveLength(13);
  expect(await read('mfe-reports/webpack.config.mjs')).toContain("name: 'reports'");
  expect(await read('docker-compose.yml')).toContain(
    'REMOTE_REPORTS_MANIFEST_URL: http://mfe-reports:8080/mf-manifest.json',
  );
  expect(await check(written, 'mfe-reports')).toBe('Tests  1 passed (1)');
}, 240_000);

it('writes an operation whose types, style and test are right', async () => {
  const written = writtenOf(await create('operation', 'usage', 'list-receipts'));
  expect(written).toHaveLength(7);
  expect(await read('services/usage/src/operations/index.ts')).toContain(
    '...createListReceiptsRoutes(context),',
  );
  expect(await read('e2e/scripts/record/walk-main-job.mjs')).toContain("call('listReceipts'");
  expect(await check(written, 'services/usage')).toBe('Tests  5 passed (5)');
}, 240_000);

it.each([
  [['page', 'billing', 'sales-tax'], 'exist already; nothing was written'],
  [['page', 'billing', 'your-data'], 'There is a page /your-data already'],
  [['page', 'billing', 'api'], '/api belongs to Shortlist itself'],
  [['page', 'shop', 'cart'], 'Please name one of the remotes auth, billing'],
  [['page', 'billing'], 'Please name the page.'],
  [['page', 'billing', '../cart'], 'is no name for a page'],
  [['remote'], 'Please name the remote.'],
  [['remote', 'billing'], 'There is a remote billing already.'],
  [['remote', 'reports'], 'exist already; nothing was written'],
  [['remote', 'pricing'], 'There is a page /pricing already, in mfe-billing'],
  [['remote', 'shell'], '"shell" is no name for a remote'],
  [['remote', 'team-plans'], 'one word of 2 to 30 small letters and digits'],
  [['remote', 'mailbox'], '/mailbox belongs to Shortlist itself'],
  [['operation', 'billing', 'list-receipts'], 'Please name one of the services auth, usage'],
  [['operation', 'usage'], 'Please name the operation.'],
  [['operation', 'usage', 'receipts'], 'by what it does to what'],
  [['operation', 'usage', 'List_Receipts'], 'is no name for an operation'],
  [['operation', 'usage', 'list-receipts'], 'exist already; nothing was written'],
  [['operation', 'usage', 'get-token-usage'], 'There is an operation getTokenUsage already'],
  [
    ['operation', 'auth', 'find-me'],
    'There is an operation getCurrentUser already: GET /api/auth/me',
  ],
  [['widget'], 'npm run new does not know "widget"'],
])('refuses %j with a sentence and writes nothing', async (words, sentence) => {
  const files = ['mfe-billing/src/App.tsx', 'mfe-billing/src/pages.ts', 'tsconfig.json'];
  const before = await Promise.all(files.map(read));
  const refusal = await create(...words).catch((error) => error);
  expect(refusal.code).toBe(1);
  expect(refusal.stderr).toContain(sentence);
  expect(await Promise.all(files.map(read))).toEqual(before);
});
