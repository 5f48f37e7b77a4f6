import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { copyRepository } from './support/copy-repository.mjs';

const run = promisify(execFile);
let copy;

beforeAll(async () => {
  const folders = ['packages/contracts', 'packages/web-kit', 'packages/router', 'mfe-billing'];
  // Lint reads the features of every remote.
  const others = ['mfe-auth', 'mfe-marketing', 'mfe-screening'].map((name) => `${name}/src`);
  copy = await copyRepository([
    'tsconfig.base.json',
    'tsconfig.web.json',
    'eslint.config.mjs',
    '.prettierrc.json',
    'package.json',
    ...folders.flatMap((folder) => [`${folder}/src`, `${folder}/tsconfig.json`]),
    'mfe-billing/tests',
    'mfe-billing/public',
    ...others,
  ]);
});
afterAll(() => copy.remove());

const read = (file) => readFile(path.join(copy.folder, file), 'utf8');
const node = (file, ...words) =>
  run(process.execPath, [path.join(copy.folder, file), ...words], { cwd: copy.folder });
const create = (...words) => node('scripts/new.mjs', ...words);

it('writes a page whose types and style are right, and a test of it', async () => {
  const { stdout } = await create('page', 'billing', 'sales-tax');
  expect(stdout).toContain('mfe-billing/src/features/sales-tax/components/SalesTaxPage.tsx');
  expect(await read('mfe-billing/src/App.tsx')).toContain(
    '<Route path="sales-tax" element={<SalesTaxPage />} />',
  );
  expect(await read('mfe-billing/src/pages.ts')).toContain(
    "{ path: '/sales-tax', title: 'Sales tax', guarded: true },",
  );
  await node('node_modules/typescript/bin/tsc', '-b', 'mfe-billing');
  const written = stdout.match(/(?<=^ {2})\S+\.tsx?$/gm);
  expect(written).toHaveLength(4);
  await node('node_modules/eslint/bin/eslint.js', ...written);
  await node('node_modules/prettier/bin/prettier.cjs', '--check', ...written);
}, 240_000);

it.each([
  [['page', 'billing', 'sales-tax'], 'exist already; nothing was written'],
  [['page', 'billing', 'your-data'], 'There is a page /your-data already'],
  [['page', 'shop', 'cart'], 'Please name one of the remotes auth, billing'],
  [['page', 'billing'], 'Please name the page.'],
  [['page', 'billing', '../cart'], 'is no name for a page'],
  [['widget'], 'npm run new does not know "widget"'],
])('refuses %j with a sentence and writes nothing', async (words, sentence) => {
  const files = ['mfe-billing/src/App.tsx', 'mfe-billing/src/pages.ts'];
  const before = await Promise.all(files.map(read));
  const refusal = await create(...words).catch((error) => error);
  expect(refusal.code).toBe(1);
  expect(refusal.stderr).toContain(sentence);
  expect(await Promise.all(files.map(read))).toEqual(before);
});
